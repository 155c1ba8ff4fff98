/** A list of the specification: the texts of all elements that match `each` on the page of `route`, in order. */
export interface SpecList {
  readonly route: string;
  readonly each: string;
  readonly texts: readonly string[];
}

const titles = (route: string, section: string, ...texts: string[]): SpecList => ({
  route,
  each: `#${section} h3`,
  texts,
});

/** The lists of section 2. */
export const specLists: readonly SpecList[] = [
  titles("/solutions/document-processing", "reading", "Analysis", "Identification", "Validation", "Output"),
  titles(
    "/solutions/document-processing",
    "formats",
    "PDF",
    "Office files",
    "Images",
    "Scans and faxes",
    "Email attachments",
    "Handwriting",
  ),
  {
    route: "/solutions/document-processing",
    each: "#formats li:has(> h3, > * > h3):nth-child(3) li",
    texts: ["JPEG", "PNG", "TIFF", "BMP"],
  },
  titles(
    "/solutions/document-processing",
    "capabilities",
    "OCR",
    "Classification",
    "Validation",
    "Real-time processing",
  ),
  titles("/solutions/document-processing", "flow", "Upload", "AI analysis", "Quality check", "Data export"),
  titles("/solutions/data-extraction", "kinds", "Field-level extraction", "Table extraction", "Contextual extraction"),
  titles("/solutions/data-extraction", "outputs", "JSON", "XML", "CSV"),
  titles(
    "/solutions/data-extraction",
    "scenarios",
    "Invoices",
    "Contracts",
    "Financial statements",
    "Purchase orders",
    "Application forms",
    "Surveys",
    "Medical records",
    "Insurance claims",
  ),
  titles(
    "/solutions/workflow-automation",
    "features",
    "Visual builder",
    "Conditional logic",
    "Triggers",
    "Integration hub",
  ),
  titles("/services/cloud-integration", "platforms", "AWS", "Azure", "GCP", "Hybrid"),
  { route: "/services/api-sdk", each: "div:has(> #install) h4", texts: ["Python", "Java", "JavaScript", "C#"] },
  titles("/services/training", "programmes", "Fundamentals", "Advanced Implementation", "Certification"),
  titles("/services/training", "delivery", "Virtual", "On-site", "Self-paced"),
  titles("/services/support", "tiers", "Standard", "Premium", "Enterprise"),
  titles("/services/support", "channels", "Email Support", "Live Chat", "Phone Support", "Self-Service"),
  titles("/services/support", "resources", "Documentation Hub", "Community Forum", "Status Page", "Security Center"),
  {
    route: "/services/support",
    each: "#service-levels tr",
    texts: [
      "Metric Standard Premium Enterprise",
      "First response 24 hours 4 hours 1 hour",
      "Resolution 72 hours 24 hours 8 hours",
      "Uptime 99.5% 99.9% 99.99%",
      "Hours business hours extended hours 24/7",
    ],
  },
  {
    route: "/solutions/api-integration",
    each: "#endpoints li > p:first-child",
    texts: [
      "POST /api/v1/documents/upload",
      "GET /api/v1/documents/{id}/status",
      "POST /api/v1/ocr/extract",
      "POST /api/v1/classify/document-type",
      "POST /api/v1/extract/entities",
      "POST /api/v1/validation/apply",
      "POST /api/v1/integrations/trigger",
      "GET /api/v1/usage/analytics",
    ],
  },
  {
    route: "/services/api-sdk",
    each: "[id^=reference] li > p:first-child",
    texts: [
      "POST /v1/documents/upload",
      "GET /v1/documents/{id}",
      "POST /v1/documents/batch",
      "DELETE /v1/documents/{id}",
      "POST /v1/ocr/extract",
      "POST /v1/layout/analyze",
      "GET /v1/pages/{id}/ocr",
      "POST /v1/tables/extract",
      "POST /v1/classify/document-type",
      "POST /v1/extract/entities",
      "GET /v1/models/classifiers",
      "POST /v1/validation/rules",
      "POST /v1/webhooks/register",
      "POST /v1/integrations/trigger",
      "GET /v1/usage/analytics",
      "POST /v1/reviews/create",
    ],
  },
];

/** How many elements match a selector on the page of a route. */
export interface SpecCount {
  readonly route: string;
  readonly each: string;
  readonly count: number;
}

const industries = ["financial-services", "insurance", "healthcare", "legal", "logistics", "education"];
const useCases = [
  "contract-analysis",
  "legal-research",
  "auto-claims-processing",
  "loan-processing",
  "kyc-compliance",
  "shipping-documentation",
  "patient-records",
  "student-records",
];

/** The numbers of cards, steps and weeks in section 2. */
export const specCounts: readonly SpecCount[] = [
  ...industries.flatMap((name): SpecCount[] => [
    { route: `/industries/${name}`, each: "#use-cases h3", count: 4 },
    { route: `/industries/${name}`, each: "#use-cases li:has(h3):has(ul):has(ol)", count: 4 },
    { route: `/industries/${name}`, each: "#document-types ul, #compliance ul", count: 2 },
  ]),
  ...useCases.flatMap((name): SpecCount[] => [
    { route: `/use-cases/${name}`, each: "main > nav:first-child + section span + h1", count: 1 },
    { route: `/use-cases/${name}`, each: "#figures dl > div", count: 4 },
    { route: `/use-cases/${name}`, each: "#capabilities h3", count: 4 },
    { route: `/use-cases/${name}`, each: "#workflow ol > li", count: 4 },
    { route: `/use-cases/${name}`, each: "#documents ul", count: 1 },
    { route: `/use-cases/${name}`, each: "#impact h2", count: 1 },
  ]),
  { route: "/use-cases/inventory-management", each: "main > section", count: 1 },
  { route: "/solutions/workflow-automation", each: "#examples li:has(h3):has(ol)", count: 4 },
  { route: "/services/custom-solutions", each: "#industries h3", count: 4 },
  { route: "/services/custom-solutions", each: "#process ol > li", count: 5 },
  { route: "/services/training", each: "#onboarding ol > li", count: 6 },
  { route: "/training/fundamentals", each: "#course-facts h3", count: 3 },
  { route: "/training/fundamentals", each: "#what-you-learn ul, #prerequisites ul, #included ul", count: 3 },
  { route: "/training/fundamentals", each: "#curriculum ol > li", count: 4 },
  { route: "/training/advanced-implementation", each: "#curriculum ol > li", count: 8 },
  { route: "/training/advanced-implementation", each: "#lab-projects h3", count: 3 },
  { route: "/training/advanced-implementation", each: "#instructors h3", count: 2 },
  { route: "/training/certification", each: "#levels h3", count: 3 },
  { route: "/training/certification", each: "#exam-domains h3", count: 4 },
];
