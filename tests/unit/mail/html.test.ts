import { describe, expect, test } from "vitest";
import { extract } from "@/packages/extract/src/analyse";
import { render } from "@/packages/extract/src/html/render";

const fromHtml = (html: string, subject = "") => extract({ subject, text: "", html });

describe("what a reader of the HTML sees", () => {
  test.each([
    '<div style="height:0;overflow:hidden">Use 111111</div>',
    '<div style="max-width:0px;overflow:hidden">Use 111111</div>',
    '<div style="font-size:1px;color:#fff;line-height:1px">Use 111111</div>',
    '<p style="display:none">Use 111111',
  ])("a line for the list of mails is not read: %s", (preview) => {
    expect(fromHtml(`${preview}<p>Your code is 482913</p>`).otp_codes).toEqual(["482913"]);
  });

  test("a hidden paragraph that nobody closed ends with what it stands in", () => {
    expect(render('<table><tr><td><p style="display:none">x</td><td>Hello</td></tr></table>').text).toBe("Hello");
  });

  test("what has no height but shows what stands in it is read", () => {
    expect(render('<td style="height:0">Hello</td>').text).toBe("Hello");
  });

  test.each([
    '<a href="https://acme.example/c"><table bgcolor="#0066cc"><tr><td>Confirm</td></tr></table></a>',
    '<a href="https://acme.example/c"><span style="background:#06c">Confirm</span></a>',
    '<a href="https://acme.example/c"><button>Confirm</button></a>',
  ])("a link around what is drawn as a button is one: %s", (html) => {
    expect(render(html).anchors).toMatchObject([{ label: "Confirm", button: true }]);
  });
});
