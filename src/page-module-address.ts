/** The address of the module from which the app renders a page. */
export function pageModuleAddress(route: string): string {
  return `/_pages${route === "/" ? "/index" : route}.js`;
}
