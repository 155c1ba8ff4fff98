/** A constant of the specification: on the page of `route` one element that matches `within` holds all of `texts`. */
export interface SpecConstant {
  readonly route: string;
  readonly within: string;
  /** A string is a whole run of text, as in a label or a value; a pattern may match inside the text of the element. */
  readonly texts: readonly (string | RegExp)[];
}

/** A value with its label, in one tile or row of facts. */
const fact = (route: string, value: string, label: string): SpecConstant => ({
  route,
  within: "main dl > div",
  texts: [label, value],
});

/** Texts of one card, tier, level or list item. */
const item = (route: string, ...texts: (string | RegExp)[]): SpecConstant => ({ route, within: "main li", texts });

/** The heading of a section. */
const heading = (route: string, text: string): SpecConstant => ({ route, within: "main h2", texts: [text] });

/** A line of sample code. */
const code = (text: RegExp): SpecConstant => ({ route: "/services/api-sdk", within: "main pre", texts: [text] });

/** A phrase in running text or a heading. */
const phrase = (route: string, text: RegExp): SpecConstant => ({
  route,
  within: "main :is(p, li, h2, h1, dd, span)",
  texts: [text],
});

/** The constants of sections 1, 2 and 9, by subject. */
export const specConstants: Readonly<Record<string, readonly SpecConstant[]>> = {
  "the claims of the home page": [
    phrase("/", /^Launching soon\b/),
    fact("/", "98%+", "accuracy"),
    fact("/", "25+", "file formats"),
    fact("/", "Sub-second", "processing"),
    fact("/", "50+", "languages"),
    fact("/", "Under $0.01", "cost per page"),
    fact("/", "24/7", "support"),
    fact("/", "SOC 2 readiness", "Security controls"),
    fact("/", "HIPAA, GDPR and FERPA readiness", "Personal data"),
    fact("/", "99.9%", "Uptime target"),
    item("/", "Enterprise SSO", "OAuth 2.0 and API keys", "IP whitelisting"),
    phrase("/", /UK company building an AI-native platform/),
    phrase("/", /Manufacturing .* HR /),
    item("/", "Zero-shot document understanding", "Semantic extraction"),
  ],
  "the figures of the solutions": [
    fact("/solutions/document-processing", "98%", "accuracy in document processing"),
    fact("/solutions/document-processing", "10K+", "docs/hour"),
    fact("/solutions/document-processing", "50+", "formats"),
    fact("/solutions/document-processing", "Under 5 sec", "average response"),
    fact("/solutions/data-extraction", "99.9%", "accuracy in data extraction"),
    fact("/solutions/data-extraction", "500+", "field types"),
    fact("/solutions/data-extraction", "50+", "languages"),
    fact("/solutions/workflow-automation", "90%", "time reduction in sorting and re-keying"),
    fact("/solutions/workflow-automation", "60%", "cost reduction in document handling"),
    fact("/solutions/api-integration", "99.9%", "API uptime"),
    fact("/solutions/api-integration", "Under 200ms", "response"),
    fact("/solutions/api-integration", "10K+", "requests/min"),
    fact("/solutions/api-integration", "50+", "integrations"),
  ],
  "the figures of services, industries and use cases": [
    fact("/services/automated-processing", "80%", "faster processing"),
    fact("/services/automated-processing", "50%", "cost reduction"),
    fact("/services/automated-processing", "Under $0.01", "per page"),
    fact("/services/custom-solutions", "60%", "time-to-value reduction"),
    fact("/industries/insurance", "70%", "claims speed-up"),
    fact("/industries/legal", "70%", "research speed-up"),
    fact("/industries/education", "75%", "time reduction"),
    fact("/industries/financial-services", "80%", "faster processing"),
    fact("/use-cases/auto-claims-processing", "70%", "faster claims"),
    fact("/use-cases/legal-research", "70%", "faster research"),
    fact("/use-cases/loan-processing", "90%", "reduction in processing time"),
    fact("/use-cases/loan-processing", "50%", "cost reduction"),
    fact("/use-cases/loan-processing", "99.9%", "accuracy"),
    fact("/use-cases/kyc-compliance", "95%", "time reduction"),
    fact("/use-cases/kyc-compliance", "60%", "cost reduction"),
    fact("/use-cases/student-records", "75%", "reduction in processing time"),
  ],
  "the support tiers": [
    item("/services/support", "Standard", "24 hours", "Business hours", /\b72 hours/, /\b99\.5%/),
    item("/services/support", "Premium", "Recommended", "4 hours", "Extended hours", /\b24 hours/, /\b99\.9%/),
    item("/services/support", "Enterprise", "1 hour", "24/7", /\b8 hours/, /\b99\.99%/),
  ],
  "the training programmes": [
    item("/services/training", "Fundamentals", "2 days"),
    item("/services/training", "Advanced Implementation", "3 days"),
    item("/services/training", "Certification", "5 days"),
    fact("/services/training", "60%", "faster ROI"),
    fact("/services/training", "95%", "user satisfaction"),
    fact("/services/training", "30 days", "to proficiency"),
    fact("/services/training", "24/7", "support access"),
    item("/training/fundamentals", "Duration", "4 weeks", /\b6 hours per week\b.*\b24 hours live instruction\b/),
    item("/training/fundamentals", "Class Size", "Max 15 per class"),
    item("/training/fundamentals", "Certification"),
    phrase("/training/fundamentals", /\$1,299$/),
    phrase("/training/fundamentals", /\b30-day money-back guarantee\b/),
    phrase("/training/fundamentals", /^30 days post-training support\b/),
    phrase("/training/fundamentals", /\b2 days\b/),
    fact("/training/advanced-implementation", "8 weeks", "Duration"),
    fact("/training/advanced-implementation", "12 hours per week", "Weekly effort"),
    fact("/training/advanced-implementation", "Max 8 per class", "Class size"),
    fact("/training/advanced-implementation", "$4,999", "Price"),
    phrase("/training/advanced-implementation", /\b3 days\b/),
    phrase("/training/certification", /\b5 days\b/),
  ],
  "what the courses and exams ask for": [
    item("/training/advanced-implementation", "Completion of fundamentals", "or equivalent"),
    item("/training/advanced-implementation", "3+ years of development experience"),
    item("/training/advanced-implementation", "Cloud platform experience"),
    item("/training/advanced-implementation", "Microservices knowledge"),
    item("/training/advanced-implementation", "Container familiarity"),
    item("/training/advanced-implementation", "Database knowledge"),
    item("/training/certification", "Associate", "Fundamentals training", "6 months of experience"),
    item("/training/certification", "Professional", "Associate", "The advanced course"),
    item("/training/certification", "Expert", "Professional", "2 years of enterprise experience"),
  ],
  "the certification": [
    item("/training/certification", "Associate", "$299 per exam"),
    item("/training/certification", "Professional", "Most Popular", "$599 per exam"),
    item("/training/certification", "Expert", "$999 per exam"),
    fact("/training/certification", "75 multiple-choice questions", "Questions"),
    fact("/training/certification", "120 minutes", "Time"),
    fact("/training/certification", "70%", "Passing score"),
    fact("/training/certification", "Online proctored", "Supervision"),
    fact("/training/certification", "14-day retake wait", "Retake"),
    item("/training/certification", "Core Platform Knowledge", "25%"),
    item("/training/certification", "Integration & Architecture", "30%"),
    item("/training/certification", "Security & Compliance", "25%"),
    item("/training/certification", "Advanced Features", "20%"),
    fact("/training/certification", "3 years", "Validity"),
    fact("/training/certification", "60 hours", "Renewal credits"),
    fact("/training/certification", "$199", "Renewal fee"),
    item("/training/certification", "Study guide", "400 pages"),
    item("/training/certification", "Practice exams", /\bThree practice exams\b/),
  ],
  "the legal texts": [
    phrase("/privacy-policy", /^Document processing data: for the service term plus up to 30 days\b/),
    phrase("/cookie-policy", /\bpersistent cookies .* last 30 days to 2 years\b/),
    phrase("/terms-of-service", /\bliability .* is capped at the fees paid in the prior twelve months\b/),
    phrase("/terms-of-service", /\bgoverned by the law of England and Wales\b/),
    phrase("/terms-of-service", /^fees are non-refundable unless stated\b/),
    phrase("/terms-of-service", /\bstrive for 99\.99% uptime\b/),
    phrase("/privacy-policy", /^Last updated: \d{1,2} \w+ \d{4}$/),
    phrase("/terms-of-service", /^Last updated: \d{1,2} \w+ \d{4}$/),
    phrase("/cookie-policy", /^Last updated: \d{1,2} \w+ \d{4}$/),
  ],
  "the headings of training and support": [
    heading("/services/training", "Training Programs"),
    heading("/services/training", "Flexible Delivery Options"),
    heading("/services/training", "Guided Onboarding Process"),
    heading("/services/training", "Why Invest in Training"),
    heading("/services/support", "Support Tiers"),
    heading("/services/support", "Multiple Support Channels"),
    heading("/services/support", "Service Level Agreements"),
    heading("/services/support", "Self-Service Resources"),
  ],
  "the code samples": [
    { route: "/services/api-sdk", within: "[data-tab=Python] p", texts: [/\bpip install \S/] },
    { route: "/services/api-sdk", within: "[data-tab=Java] p", texts: [/\bimplementation\("\S+:\S+"\)/] },
    { route: "/services/api-sdk", within: "[data-tab=JavaScript] p", texts: [/\bnpm install \S/] },
    { route: "/services/api-sdk", within: "[data-tab='C#'] p", texts: [/\bdotnet add package \S/] },
    code(/"documentId"\s*: "doc_\w+"/),
    code(/\bextract\.entities\( .*\btemplate=\s*"[\w-]+"/),
    code(/\bocr\.extract\( .*\bsource=\s*"doc_\w+" , layout_analysis=\s*True , environment=\s*"production"/),
  ],
};
