import { valueAt } from "../../diagnostic/path.ts";
import { mayHave } from "../../index/content-index.ts";
import type { Check } from "../kinds/check.ts";
import { textDirection } from "../lookups/text-direction.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";
import { createSuggester } from "../words/suggest.ts";

const french = exampleSite.replace("language: en-GB", "language: fr");

/** Words of the interface that a site in another language than English would show in English. */
export const missingLabel: Check = {
  code: "missing-label",
  severity: "warning",
  scope: "file",
  about: { keys: ["language"] },
  meaning:
    "The site is not in English, and it does not give every word of the interface, such as the name of the menu, in its own language. Visitors would meet the English words. All labels are asked for, so that any page can take any block.",
  bad: { "_site.yaml": french.replace("language: fr", "language: «fr»") },
  says: {
    message:
      'The language of the site is "fr", and 72 labels are missing, expected all words of the interface in that language.',
    hint: `Translate and add to this file:
labels:
  skipToContent: Skip to content
  mainNavigation: Main
  breadcrumbs: Breadcrumbs
  home: Home
  openMenu: Open menu
  closeMenu: Close menu
  sideMenu: Menu
  footerNavigation: All pages
  legalNavigation: Legal
  socialNavigation: Social networks
  announcement: Announcement
  notFoundTitle: This page does not exist
  notFoundDescription: The address may be mistyped, or the page may have moved.
  returnHome: Go to the home page
  pauseMotion: Pause animation
  playMotion: Play animation
  copyCode: Copy code
  codeCopied: Copied
  benefits: Benefits
  processSteps: Process
  useCases: Use cases
  capabilities: Capabilities
  week: Week
  step: Step
  topics: Topics
  responseTime: First response
  availability: Availability
  channels: Channels
  features: Features
  duration: Duration
  prerequisites: Prerequisites
  price: Price
  weight: Weight
  install: Install
  metric: Metric
  standard: Standard
  premium: Premium
  enterprise: Enterprise
  previousStep: Previous step
  nextStep: Next step
  extractedFields: Extracted fields
  fieldsSure: sure
  fieldsToCheck: to check
  rating: Rating
  yes: Yes
  no: No
  billingPeriod: Billing period
  notIncluded: Not included
  address: Address
  openingHours: Opening hours
  picture: Picture
  previousPicture: Previous picture
  nextPicture: Next picture
  close: Close
  captions: Captions
  loadFrom: Load from
  writtenBy: By
  updated: Updated
  contents: On this page
  optional: optional
  figures: All figures
  pageNumber: Page
  pageNumbers: Pages
  previousPage: Previous page
  nextPage: Next page
  subject: What is it about?
  senderName: Your name
  senderEmail: Your email
  message: Your message
  send: Send
  openEmail: Open as an email
  emailOpens: Your mail program opens at once, and you send the message there.`,
  },
  good: {
    "_site.yaml": `${french}labels:
  skipToContent: Aller au contenu
  mainNavigation: Navigation principale
  breadcrumbs: Fil d’Ariane
  home: Accueil
  openMenu: Ouvrir le menu
  closeMenu: Fermer le menu
  sideMenu: Menu
  footerNavigation: Toutes les pages
  legalNavigation: Mentions légales
  socialNavigation: Réseaux sociaux
  announcement: Annonce
  notFoundTitle: Cette page n’existe pas
  notFoundDescription: L’adresse est peut-être mal saisie, ou la page a été déplacée.
  returnHome: Aller à l’accueil
  pauseMotion: Suspendre l’animation
  playMotion: Lancer l’animation
  copyCode: Copier le code
  codeCopied: Copié
  benefits: Avantages
  processSteps: Déroulement
  useCases: Usages
  capabilities: Possibilités
  week: Semaine
  step: Étape
  topics: Sujets
  responseTime: Première réponse
  availability: Disponibilité
  channels: Canaux
  features: Prestations
  duration: Durée
  prerequisites: Prérequis
  price: Prix
  weight: Part
  install: Installer
  metric: Indicateur
  standard: Standard
  premium: Premium
  enterprise: Entreprise
  previousStep: Étape précédente
  nextStep: Étape suivante
  extractedFields: Données extraites
  fieldsSure: sûrs
  fieldsToCheck: à vérifier
  rating: Note
  yes: Oui
  no: Non
  billingPeriod: Facturation
  notIncluded: Non compris
  address: Adresse
  openingHours: Horaires
  picture: Image
  previousPicture: Image précédente
  nextPicture: Image suivante
  close: Fermer
  captions: Sous-titres
  loadFrom: Charger depuis
  writtenBy: Par
  updated: Mis à jour
  contents: Sur cette page
  optional: facultatif
  figures: Tous les chiffres
  pageNumber: Page
  pageNumbers: Pages
  previousPage: Page précédente
  nextPage: Page suivante
  subject: De quoi s’agit-il ?
  senderName: Votre nom
  senderEmail: Votre e-mail
  message: Votre message
  send: Envoyer
  openEmail: Ouvrir comme e-mail
  emailOpens: Votre messagerie s’ouvre aussitôt, et rien ne part avant que vous ne l’envoyiez.
`,
  },
  check({ site, englishLabels }) {
    const language = valueAt(site.data, ["language"]);
    if (typeof language !== "string" || site.wrong.has("/language") || isEnglish(language)) return [];
    // Of another language nobody needs the words yet: that it cannot be taken is reported by itself.
    if (textDirection(language) !== "left-to-right") return [];
    const labels = valueAt(site.data, ["labels"]);
    if (site.wrong.has("/labels") || (labels === undefined && mayHave(site, "labels"))) return [];
    const given = givenLabels(labels, englishLabels);
    const missing = [...englishLabels].filter(([key]) => !given.has(key) && !(labels && mayHave(site, key)));
    if (missing.length === 0) return [];
    const lines = missing.map(([key, word]) => `  ${key}: ${word}`);
    const hint = labels ? ['Translate and add below "labels":'] : ["Translate and add to this file:", "labels:"];
    return [
      {
        at: labels ? { file: site, path: ["labels"], part: "key" } : { file: site, path: ["language"] },
        message: `The language of the site is "${excerpt(language)}", and ${labelCount(missing.length)} missing, expected all words of the interface in that language.`,
        hint: [...hint, ...lines].join("\n"),
      },
    ];
  },
};

function isEnglish(language: string): boolean {
  return language.split("-")[0] === "en";
}

/**
 * The labels that a site gives. A misspelt one counts as the label that was meant, because the misspelling is reported
 * by itself.
 */
function givenLabels(labels: unknown, known: ReadonlyMap<string, string>): ReadonlySet<string> {
  const suggestLabel = createSuggester(() => known.keys());
  const keys = typeof labels === "object" && labels !== null ? Object.keys(labels) : [];
  return new Set(keys.map((key) => suggestLabel(key) ?? key));
}

function labelCount(labels: number): string {
  return labels === 1 ? "1 label is" : `${labels} labels are`;
}
