import { expect, test } from "vitest";
import { sanitizeMail } from "@/lib/mail/view/sanitize";
import { render } from "@/packages/extract/src/html/render";

test.each(["<svg/>", '<svg width="1" />', "<SVG/>", "<svg><svg/></svg>", "<svg/><svg><path/><title>x</title></svg>"])(
  "what follows a drawing that ends itself is still read and shown: %s",
  (drawing) => {
    const html = `<p>Your code is</p>${drawing}<p>482913</p>`;
    expect(render(html).text.split(/\s+/).join(" ")).toBe("Your code is 482913");
    expect(sanitizeMail(html, { remoteImages: false, inlineImages: new Map() })?.html).toBe(
      "<p>Your code is</p><p>482913</p>",
    );
  },
);

test("elsewhere a slash ends nothing, as in browsers", () => {
  expect(render("<p>seen</p><template/><p>unseen</p>").text).toBe("seen");
});
