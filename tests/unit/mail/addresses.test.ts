import { expect, test } from "vitest";
import { isPageOfLink } from "@/packages/extract/src/codes/in-links";
import { addressEvidence } from "@/packages/extract/src/links/address";

const of = (path: string) => addressEvidence(`https://acme.test${path}`);

test.each([
  "/2110/tomato-leaves?show=5286#a8194",
  "/books/operations/page/backup-2026",
  "/thread-3691.html",
  "/showthread.php?tid=4821&action=newpost",
  "/usercp.php?action=options",
  "/share/page/task-edit?taskId=activiti$86699",
  "/@/alesia_k",
  "/issues/4821",
  "/me/submissions/ZK7LQ3/",
  "/conference/proposals/48/edit",
  "/?eventId=918273",
  "/2026/11/post-1582/#comments",
  "/spip.php?article792",
  "/edit/348620926",
])("%s is a page to read", (path) => {
  expect(of(path).urlPage).toBe(1);
});

test.each([
  "/users/confirmation?confirmation_token=fx9_kQ2vTz",
  "/posts/confirm?token=9f8e7d6c5b4a3928",
  "/#/verify/482913",
  "/index.php?action=activate;u=5394;code=5109872ec2",
  "/t/02x",
  "/subscriptions/confirm/482913",
  "/subscription/9f8e7d6c5b4a39281",
  "/private/activate/48291",
  "/page/verify?id=482913",
  "/confirm_page?id=482913",
  "/verify?c=ab12&return=/books/",
  "/app#verify-482913",
  "/sessions/9f8e7d6c5b4a39281",
  "/links/9f8e7d6c",
  "/invitations/9f8e7d6c/accept",
  "/giris/onay48",
  "/password/edit?reset_password_token=fx9_kQ2vTz",
  "/verify.php?user4821",
])("%s is none", (path) => {
  expect(of(path).urlPage).toBe(0);
});

test.each(["/auth/v1/account", "/dashboard", "/#profile/devices"])("%s everybody may open", (path) => {
  expect(of(path).urlPlain).toBe(1);
});

test.each([
  "/usercp2.php?action=removesubscription&tid=9917&key=661eed6973f39f25",
  "/list/unsubscribe/9f8e7d6c5b4a",
  "/exports/24f65882698fe483.json?X-Amz-Signature=9f8e7d6c5b4a",
])("%s completes nothing", (path) => {
  expect(of(path).urlNever).toBe(1);
});

test.each(["/resend-subscription-confirmation?token=9f8e7d6c5b4a", "/send-subscription-verification/9f8e7d6c5b4a"])(
  "%s may complete something",
  (path) => {
    expect(of(path).urlNever).toBe(0);
  },
);

test("a number that a link leads to names its page, unless the mail also leads to where codes are typed", () => {
  const isPage = (value: string, ...links: string[]) => isPageOfLink(value, links);
  expect(isPage("OTT-1184", "https://acme.test/i/OTT-1184", "https://acme.test/i")).toBe(true);
  expect(isPage("4821", "https://acme.test/issues/4821", "https://acme.test/issues")).toBe(true);
  expect(isPage("vhmz98", "https://acme.test/lc/vhmz98")).toBe(true);
  expect(isPage("vhmz98", "https://acme.test/lc/vhmz98", "https://acme.test/lc")).toBe(false);
  expect(isPage("vhmz98", "https://acme.test/lc/vhmz98", "https://acme.test/lc/")).toBe(false);
});

test("a token is one, and no words and numbers, also where a tester made it up", () => {
  expect(of("/confirm?token=abc")).toMatchObject({ urlSecret: 1, urlReadable: 0 });
  expect(of("/ask?follow=9120")).toMatchObject({ urlSecret: 0, urlReadable: 1 });
});

test("index.php says nothing", () => {
  expect(of("/index.php?action=activate;u=5394;code=5109872ec2").urlSaysOther).toBe(0);
});
