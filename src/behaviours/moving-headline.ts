// The behaviours of a moving headline always appear together on a page, so they are one script.
import "./backdrop.ts";
import "./motion-toggle.ts";
import "./typewriter.ts";
