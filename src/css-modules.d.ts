/** A stylesheet of a component: its class names. What is written for `yaml-pages/block` needs no other types for that. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  // A stylesheet exports its class names so.
  export default classNames;
}
