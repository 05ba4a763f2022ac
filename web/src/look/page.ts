/** On pages that are made by the server: nothing but the look that was chosen. */
import { apply, kept } from "./look.ts";

apply(kept());
