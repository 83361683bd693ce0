import { z } from "zod";
import { endpoint } from "../endpoint";
import { exampleKey, exampleUsage } from "../examples";
import { email, keyOptions, plainText, slug } from "../inputs";
import { signUpText } from "../localize";
import { challenge, exampleChallenge, howToSolve, proof } from "../proof";
import { apiKey, keyScope, namespace, plan, usage } from "../schemas";

const newKey = z.string().meta({ description: "Shown only in this response.", example: exampleKey });
const hint = z.string().meta({ description: "What to do next." });
const keepKey = "Keep the api_key: it is shown only this once.";
const exampleNamespace = { slug: "kavumi-retasu", domain: "kavumi-retasu.inbox.localhost" };
const createdAt = "2026-01-15T09:30:00.123Z";
const listedKey = { id: "key_01kf0zq4wnf7jsx8d3v5tq2m9c", prefix: exampleKey.slice(0, 12) };

export const accountEndpoints = {
  signup: endpoint({
    method: "POST",
    path: "/v1/signup",
    tag: "Account",
    access: "public",
    summary: "Sign up",
    description: `Makes a free account with a namespace and a first API key. ${signUpText("The body may be left out.", "This server asks for a `proof`.")}`,
    body: z.object({ email: email.optional(), proof: proof.optional() }),
    status: 201,
    output: z.strictObject({
      account_id: z.string(),
      namespace: z.string().meta({ description: "Slug of the first namespace." }),
      api_key: newKey,
      plan: plan.extract(["free"]),
      example_address: z.string(),
      docs: z.url(),
      hint,
    }),
    errors: ["invalid_request", "rate_limited"],
    example: {
      account_id: "acc_01kf0zq4wnf7jsx8d3v5tq2m9c",
      namespace: exampleNamespace.slug,
      api_key: exampleKey,
      plan: "free",
      example_address: `signup@${exampleNamespace.domain}`,
      docs: "http://localhost:3000/llms-full.txt",
      hint: keepKey,
    },
  }),
  signupChallenge: endpoint({
    method: "GET",
    path: "/v1/signup/challenge",
    tag: "Account",
    access: "public",
    summary: "Get a challenge for a sign-up",
    description:
      "Only where the server asks for a proof of work: something to compute before POST /v1/signup makes an account. It holds for 20 minutes and one account, whoever solves it.",
    output: z.strictObject({ ...challenge.shape, hint }),
    errors: ["not_found", "rate_limited"],
    example: { ...exampleChallenge, hint: howToSolve },
  }),
  listNamespaces: endpoint({
    method: "GET",
    path: "/v1/namespaces",
    tag: "Account",
    access: "read",
    summary: "List namespaces",
    description: "Oldest first. A read key is shown those alone that it reads.",
    output: z.strictObject({ namespaces: z.array(namespace) }),
    errors: ["unauthorized"],
    example: { namespaces: [{ ...exampleNamespace, created_at: createdAt }] },
  }),
  createNamespace: endpoint({
    method: "POST",
    path: "/v1/namespaces",
    tag: "Account",
    access: "key",
    summary: "Create a namespace",
    description: "Omit the slug for a random one. A slug is given out once, also after its account is deleted.",
    body: z.object({ slug: slug.optional() }),
    status: 201,
    output: namespace.omit({ created_at: true }),
    errors: ["invalid_request", "unauthorized", "namespace_limit_reached", "slug_taken"],
    example: exampleNamespace,
  }),
  listKeys: endpoint({
    method: "GET",
    path: "/v1/keys",
    tag: "Account",
    access: "key",
    summary: "List API keys",
    description: "Oldest first, revoked and expired ones included. Prefixes only, never the keys.",
    output: z.strictObject({ keys: z.array(apiKey) }),
    errors: ["unauthorized"],
    example: { keys: [{ ...listedKey, created_at: createdAt, revoked_at: null }] },
  }),
  createKey: endpoint({
    method: "POST",
    path: "/v1/keys",
    tag: "Account",
    access: "key",
    summary: "Create an API key",
    description:
      "Without a body, a key that may do everything until it is revoked. With `scope` `read`, one that only lists, waits for and gets messages: all, or those of a namespace, of tags that begin alike, or both.",
    body: keyOptions,
    status: 201,
    output: z.strictObject({ id: z.string(), api_key: newKey, prefix: z.string(), hint, ...keyScope }),
    errors: ["invalid_request", "unauthorized", "rate_limited", "duplicate_key"],
    example: { ...listedKey, api_key: exampleKey, hint: keepKey },
    otherExample: {
      ...listedKey,
      api_key: exampleKey,
      hint: keepKey,
      scope: "read",
      namespace: exampleNamespace.slug,
      tag_prefix: "agent-",
      expires_at: "2026-01-16T09:30:00.123Z",
    },
  }),
  revokeKey: endpoint({
    method: "DELETE",
    path: "/v1/keys/{id}",
    tag: "Account",
    access: "key",
    summary: "Revoke an API key",
    description:
      "At once and for good. Revoking a revoked key succeeds; the only active full key that never expires cannot be revoked.",
    params: z.object({ id: plainText.meta({ description: "The key's id.", example: listedKey.id }) }),
    output: z.strictObject({ revoked: z.literal(true) }),
    errors: ["unauthorized", "not_found", "last_key"],
    example: { revoked: true },
  }),
  getUsage: endpoint({
    method: "GET",
    path: "/v1/usage",
    tag: "Account",
    access: "key",
    summary: "Get usage",
    description: "Mails received in this calendar month (UTC), and the plan's limits.",
    output: usage,
    errors: ["unauthorized"],
    example: exampleUsage,
  }),
};
