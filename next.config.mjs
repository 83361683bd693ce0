const unknownPath = { source: "/:path*", destination: "/v1/unknown" };

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["postgres", "stripe"],
  // `npm run verify` checks the types; a first start should not wait for that.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  // Read when they are asked for, where Next cannot see it.
  outputFileTracingIncludes: {
    "/docs*": ["./docs/*.md", "./.env.example"],
    "/readyz": ["./drizzle/functions/*.sql"],
  },
  // No form here is larger, and what anybody may send is held in memory: by default, 10 MB of it a request.
  // The pages are loaded one by one as they are asked for, and kept where they are: on the disk.
  cacheMaxMemorySize: 0,
  experimental: {
    preloadEntriesOnStart: false,
    serverActions: { bodySizeLimit: "128kb" },
    proxyClientMaxBodySize: "256kb",
  },
  async rewrites() {
    return {
      // A folder whose name begins with a dot is no route.
      beforeFiles: [{ source: "/.well-known/security.txt", destination: "/security.txt" }],
      afterFiles: [
        { source: "/docs.md", destination: "/docs-md/index" },
        { source: "/docs/:slug.md", destination: "/docs-md/:slug" },
      ],
      // What is no page is the API's to refuse, in its envelope, unless a browser asks for it.
      fallback: [
        { ...unknownPath, has: [{ type: "header", key: "authorization", value: "[Bb]earer .*" }] },
        { ...unknownPath, missing: [{ type: "header", key: "accept", value: ".*text/html.*" }] },
      ],
    };
  },
};

export default config;
