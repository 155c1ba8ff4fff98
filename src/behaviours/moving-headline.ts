// The behaviours of a headline that moves always stand together on a page: they are one script.
import "./backdrop.ts";
import "./motion-toggle.ts";
import "./typewriter.ts";
