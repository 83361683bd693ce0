import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sendMail } from "./mail";

/** The application that the recipes test: whoever signs up is mailed a code, and confirms with it. */
export async function startSignUpApp() {
  const codes = new Set<string>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    const answer = (status: number, html: string) =>
      response.writeHead(status, { "content-type": "text/html" }).end(`<!doctype html><title>App</title>${html}`);
    if (request.method === "GET") return answer(200, signUpForm);
    if (request.url === "/confirm") {
      return codes.delete(form.get("code") ?? "") ? answer(200, "<h1>Welcome</h1>") : answer(400, "That was not it.");
    }
    const code = String(100_000 + Math.floor(Math.random() * 900_000));
    codes.add(code);
    await sendMail({ to: form.get("email") ?? "", subject: "Confirm your address", text: `Your code is ${code}` });
    return answer(200, confirmForm);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, stop };
}

const signUpForm = `<form method="post" action="/signup"><label>E-mail <input type="email" name="email"></label>
  <button>Sign up</button></form>`;
const confirmForm = `<form method="post" action="/confirm"><label>Code <input name="code"></label><button>Confirm</button></form>`;
