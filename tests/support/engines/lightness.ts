import type { Visit } from "./visit.ts";

/** How light a colour is, from 0 to 255, whatever form the engine gives it. */
export const lightness = (visit: Visit, selector: string, property: "color" | "backgroundColor") =>
  visit.run(
    (selector, property) => {
      const element = document.querySelector(selector);
      const canvas = document.createElement("canvas").getContext("2d");
      if (!element || !canvas) return undefined;
      canvas.fillStyle = getComputedStyle(element)[property];
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    },
    selector,
    property,
  );
