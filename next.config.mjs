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
  outputFileTracingIncludes: { "/docs*": ["./docs/*.md", "./.env.example"] },
  // No form here is larger, and what anybody may send is held in memory: by default, 10 MB of it a request.
  experimental: { serverActions: { bodySizeLimit: "128kb" }, proxyClientMaxBodySize: "256kb" },
  async rewrites() {
    return [
      { source: "/docs.md", destination: "/docs-md/index" },
      { source: "/docs/:slug.md", destination: "/docs-md/:slug" },
    ];
  },
};

export default config;
