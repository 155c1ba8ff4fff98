/** The entries of the header, in order. */
export const specHeader: readonly string[] = ["Home", "Technology", "Industries", "Solutions", "Services", "About"];

/** The legal links of the footer. */
export const specFooterLinks = [
  { label: "Privacy Policy", href: "/privacy-policy", reload: false },
  { label: "Terms of Service", href: "/terms-of-service", reload: false },
  { label: "Cookie Policy", href: "/cookie-policy", reload: false },
];

/** The nine use cases with the one link of an industry card that leads to each. */
export const specUseCaseLinks: Readonly<Record<string, string>> = {
  "/use-cases/loan-processing": "Learn More on /industries/financial-services",
  "/use-cases/kyc-compliance": "Learn More on /industries/financial-services",
  "/use-cases/auto-claims-processing": "Learn More on /industries/insurance",
  "/use-cases/patient-records": "Learn More on /industries/healthcare",
  "/use-cases/contract-analysis": "Learn More on /industries/legal",
  "/use-cases/legal-research": "Learn More on /industries/legal",
  "/use-cases/shipping-documentation": "Learn More on /industries/logistics",
  "/use-cases/inventory-management": "Learn More on /industries/logistics",
  "/use-cases/student-records": "Learn More on /industries/education",
};

/** The buttons of section 2 with the pages that show them. */
export const specButtons: Readonly<Record<string, readonly string[]>> = {
  "/": ["Get Started", "Watch Demo"],
  "/services/custom-solutions": ["Start Custom Project", "Schedule Consultation"],
  "/services/cloud-integration": ["Start Integration", "View Documentation"],
  "/services/api-sdk": ["Get API Key", "View Documentation", "Install"],
  "/services/training": ["Schedule Training", "Download Curriculum"],
  "/services/support": ["Get Support", "Start Live Chat", "Get Started"],
  "/training/fundamentals": ["Enrol now"],
};
