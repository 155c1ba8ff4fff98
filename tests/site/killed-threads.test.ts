import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ContentModel } from "../../scripts/content/check/content-model.ts";
import type { PageStepsSetup, PageToRender, RenderSetup } from "../../scripts/pages/page-messages.ts";
import { createPagePool, type PageRequest } from "../../scripts/pages/page-pool.ts";

/** When the other thread ends, after what it fails, and how many pages this one has worked on. */
const state = vi.hoisted(() => ({ endsAt: "", failsAfter: "", examined: 0, rendered: 0, terminated: 0 }));

vi.mock("node:worker_threads", async (original) => {
  const { EventEmitter } = await import("node:events");
  /** A thread that does nothing but end, as one does that has no memory left. */
  class EndingThread extends EventEmitter {
    postMessage({ task }: PageRequest): void {
      // With nothing left to do it answers at once that it is done.
      setImmediate(() => {
        if (task === state.endsAt) return this.emit("exit", 1);
        this.emit("message", { isDone: true });
        if (task === state.failsAfter) this.emit("error", new Error("No memory is left."));
      });
    }

    terminate(): Promise<number> {
      state.terminated++;
      return Promise.resolve(1);
    }
  }
  return { ...(await original<object>()), Worker: EndingThread };
});
vi.mock("../../scripts/pages/page-steps.ts", () => ({
  createPageSteps: () => ({
    hasExamined: () => true,
    prepare: () => Promise.resolve(),
    examine: (batch: readonly string[]) => {
      state.examined += batch.length;
      return batch.map((path) => ({ path }));
    },
    render: (batch: readonly PageToRender[]) => {
      state.rendered += batch.length;
      return batch.map(() => ({}));
    },
  }),
}));

beforeEach(() => Object.assign(state, { endsAt: "", failsAfter: "", examined: 0, rendered: 0, terminated: 0 }));

// Neither is looked at by the steps above.
const [setup, model, renderSetup] = [{} as PageStepsSetup, {} as ContentModel, {} as RenderSetup];
const pages = Array.from({ length: 6400 }, (_, at) => `page-${at}.yaml`);
// The steps above count them alone.
const pagesToRender = pages as unknown as readonly PageToRender[];
const ended = "A thread of the build ended before its work was done.";

async function buildPages(): Promise<number> {
  const pool = createPagePool(setup, model, 1);
  try {
    const examined = await pool.examine(pages, () => {});
    const written = await pool.render(renderSetup, pagesToRender, () => {});
    return (examined?.length ?? 0) + ("changed" in written ? 0 : written.length);
  } finally {
    await pool.close();
  }
}

describe("a build of which another thread ends", () => {
  test.each([
    ["examine", { examined: [1, 6399], rendered: [0, 0] }],
    ["prepare", { examined: [6400, 6400], rendered: [0, 0] }],
    ["render", { examined: [6400, 6400], rendered: [1, 6399] }],
  ])("while it should %s pages says so, and begins no more of them", async (task, { examined, rendered }) => {
    state.endsAt = task;
    await expect(buildPages()).rejects.toThrow(ended);
    expect(state.examined).toBeGreaterThanOrEqual(examined[0] ?? 0);
    expect(state.examined).toBeLessThanOrEqual(examined[1] ?? 0);
    expect(state.rendered).toBeGreaterThanOrEqual(rendered[0] ?? 0);
    expect(state.rendered).toBeLessThanOrEqual(rendered[1] ?? 0);
    expect(state.terminated).toBe(1);
  });

  test("does not wait for one that has ended between two tasks", async () => {
    state.endsAt = "examine";
    const pool = createPagePool(setup, model, 1);
    await expect(pool.examine(pages, () => {})).rejects.toThrow(ended);
    await expect(pool.render(renderSetup, pagesToRender, () => {})).rejects.toThrow(ended);
    expect(state.rendered).toBe(0);
  });

  test("says what one has failed with between two tasks", async () => {
    state.failsAfter = "examine";
    await expect(buildPages()).rejects.toThrow("No memory is left.");
    expect(state.rendered).toBe(0);
  });

  test("goes on where one fails after its last task", async () => {
    state.failsAfter = "render";
    expect(await buildPages()).toBe(2 * pages.length);
  });

  test("with threads that do not end does all of them", async () => {
    expect(await buildPages()).toBe(2 * pages.length);
  });
});
