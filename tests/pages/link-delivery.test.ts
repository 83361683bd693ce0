import { expect, test } from "vitest";
import { linkDelivery } from "@/lib/sessions";
import { linkMail } from "@/lib/sessions/link-mail";

test.each([
  "http://localhost:3000",
  "http://127.0.0.1:3000",
  "http://127.8.9.10",
  "http://[::1]:3000",
  "http://restante.localhost",
])("a server at %s without mail prints its links", (url) => {
  expect(linkDelivery({ BASE_URL: url, EMAIL_SERVER: undefined })).toBe("log");
});

test.each([
  "https://restante.example",
  "http://192.168.1.10:3000",
  "http://0.0.0.0:3000",
  "http://localhost.evil.example",
  "http://127.0.0.1.evil.example",
  "http://notlocalhost",
  "http://[::2]",
])("a server at %s without mail sends no links", (url) => {
  expect(linkDelivery({ BASE_URL: url, EMAIL_SERVER: undefined })).toBeNull();
});

test("with a mail server, links are mailed", () => {
  expect(linkDelivery({ BASE_URL: "http://localhost:3000", EMAIL_SERVER: "smtp://mail.example" })).toBe("mail");
});

test("a link in the HTML of a mail stays an attribute", () => {
  const { html } = linkMail('https://restante.example/?a=1&b="><script>');
  expect(html).toContain('href="https://restante.example/?a=1&amp;b=&quot;>');
});
