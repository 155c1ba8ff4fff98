/** A stylesheet of a component: its class names. Code for `yaml-pages/block` needs no other types for it. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  // How a stylesheet exports its class names.
  export default classNames;
}
