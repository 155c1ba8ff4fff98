import type { SiteContent } from "./content.gen.ts";

/** Every word of the interface that does not come from a page. */
export type Labels = Required<NonNullable<SiteContent["labels"]>>;

const english: Labels = {
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  sideMenu: "Menu",
  footerNavigation: "All pages",
  legalNavigation: "Legal",
  pauseMotion: "Pause animation",
  playMotion: "Play animation",
  copyCode: "Copy code",
  codeCopied: "Copied",
  benefits: "Benefits",
  processSteps: "Process",
  useCases: "Use cases",
  capabilities: "Capabilities",
  week: "Week",
  step: "Step",
  topics: "Topics",
  responseTime: "First response",
  availability: "Availability",
  channels: "Channels",
  features: "Features",
  duration: "Duration",
  prerequisites: "Prerequisites",
  price: "Price",
  weight: "Weight",
  install: "Install",
  metric: "Metric",
  standard: "Standard",
  premium: "Premium",
  enterprise: "Enterprise",
  method: "Method",
  path: "Path",
  purpose: "Purpose",
  previousStep: "Previous step",
  nextStep: "Next step",
  extractedFields: "Extracted fields",
};

/** The words of a site: its own where it has them, English ones elsewhere. */
export function labelsOf(own: SiteContent["labels"]): Labels {
  return { ...english, ...own };
}
