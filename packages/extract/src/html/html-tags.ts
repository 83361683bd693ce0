/** Elements whose content no reader sees. */
export const UNSEEN = new Set([
  "script",
  "style",
  "title",
  "template",
  "object",
  "iframe",
  "svg",
  "noembed",
  "noframes",
]);

/** Elements that start and end a line. */
export const LINES = new Set(
  "address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul blockquote caption".split(
    " ",
  ),
);

/** Elements that stand apart from what is around them by an empty line. */
export const PARAGRAPHS = new Set("blockquote dl h1 h2 h3 h4 h5 h6 ol p pre table ul".split(" "));

export const CELLS = new Set(["td", "th"]);

export const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
