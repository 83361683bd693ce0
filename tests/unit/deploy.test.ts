import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const read = (path: string) => readFileSync(path, "utf8");
/** Those of lib/env.ts, and of Node. */
const settings = new Set([
  ...[...read("lib/env.ts").matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name),
  "NODE_EXTRA_CA_CERTS",
]);
const commands = [...read("cli/main.ts").matchAll(/\.command\("(\w+)"|\["web", "smtp"\]/g)].flatMap(
  ([, name]) => name ?? ["web", "smtp"],
);

const systemd = "deploy/systemd";
const units = readdirSync(systemd).filter((name) => name.endsWith(".service"));
const assigned = (text: string) => [...text.matchAll(/^#?([A-Z_]{4,})=/gm)].map(([, name]) => name);

describe("systemd", () => {
  test.each(units)("%s has three sections, and no setting twice", (name) => {
    const text = read(join(systemd, name));
    expect([...text.matchAll(/^\[(\w+)\]$/gm)].map(([, section]) => section)).toEqual(["Unit", "Service", "Install"]);
    const lines = text.split("\n").filter((line) => line && !/^[[#]/.test(line));
    for (const line of lines) expect(line).toMatch(/^[A-Z]\w+=/);
    const keys = lines.map((line) => line.split("=", 1)[0]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(units)("%s runs a command that there is, with settings that there are", (name) => {
    const text = read(join(systemd, name));
    const run = [...text.matchAll(/^ExecStart(?:Pre)?=\/usr\/bin\/restante (\w+)/gm)].map(([, command]) => command);
    expect(run.length).toBeGreaterThan(0);
    expect(run.filter((command) => !commands.includes(command ?? ""))).toEqual([]);
    for (const [, setting] of text.matchAll(/^Environment=(\w+)=/gm)) expect(settings).toContain(setting);
    // Who opens port 25 may.
    expect(text.includes("AmbientCapabilities=CAP_NET_BIND_SERVICE")).toBe(!name.includes("web"));
  });

  test("the settings to begin with are there", () => {
    const names = assigned(read(join(systemd, "restante.env")));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
  });

  test("the documentation shows the unit of one machine as it is", () => {
    const shown = /```ini \/etc\/systemd\/system\/restante\.service\n([\s\S]*?)```/.exec(read("docs/self-hosting.md"));
    const unit = read(join(systemd, "restante.service")).split("\n");
    const lines = (shown?.[1] ?? "").split("\n").filter(Boolean);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !unit.includes(line))).toEqual([]);
  });
});

interface Resource {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Record<string, unknown>;
}

interface Container {
  image: string;
  args: string[];
  env?: { name: string; value: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts?: { name: string; mountPath: string }[];
  [probe: `${string}Probe`]: { httpGet?: { path: string; port: string }; tcpSocket?: { port: string } };
}

interface Deployment extends Resource {
  spec: {
    replicas: number;
    selector: { matchLabels: Record<string, string> };
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        containers: Container[];
        initContainers?: Container[];
        volumes?: { name: string }[];
      };
    };
  };
}

describe("Kubernetes", () => {
  const folder = "deploy/kubernetes";
  const { resources, images } = parse(read(join(folder, "kustomization.yaml")));
  const all = (resources as string[]).flatMap((file) =>
    parseAllDocuments(read(join(folder, file)), { strict: true }).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Resource;
    }),
  );
  const ofKind = <T extends Resource>(kind: string) => all.filter((resource) => resource.kind === kind) as T[];
  const deployments = ofKind<Deployment>("Deployment");
  const containersOf = ({ spec }: Deployment) => {
    const { containers, initContainers = [] } = spec.template.spec;
    return [...containers, ...initContainers];
  };

  test("every file is listed, and a web and an SMTP server come of it, two of each", () => {
    expect(["kustomization.yaml", ...resources].sort()).toEqual(readdirSync(folder).sort());
    expect(deployments.map(({ metadata, spec }) => [metadata.name, spec.replicas])).toEqual([
      ["restante-web", 2],
      ["restante-smtp", 2],
    ]);
  });

  test.each(deployments)("$metadata.name runs a command that there is, of the published image", (deployment) => {
    for (const { image, args } of containersOf(deployment)) {
      expect(image).toBe(images[0].name);
      expect(read("compose.yaml")).toContain(`image: ${image}`);
      expect(commands).toContain(args[0]);
    }
  });

  test.each(deployments)("$metadata.name is found by its service and its budget, by no other", ({ metadata, spec }) => {
    const { labels } = spec.template.metadata;
    expect(spec.selector.matchLabels).toEqual(labels);
    for (const [kind, selector] of [
      ["Service", ({ spec }: Resource) => spec.selector],
      ["PodDisruptionBudget", ({ spec }: Resource) => (spec.selector as { matchLabels: unknown }).matchLabels],
    ] as const) {
      const selecting = ofKind(kind).filter(
        (resource) => JSON.stringify(selector(resource)) === JSON.stringify(labels),
      );
      expect(selecting.map((resource) => resource.metadata.name)).toEqual([metadata.name]);
    }
  });

  test.each(deployments)("$metadata.name is asked at ports and paths that answer", ({ spec }) => {
    for (const container of spec.template.spec.containers) {
      const ports = container.ports?.map(({ name }) => name);
      const probes = ["startupProbe", "livenessProbe", "readinessProbe"] as const;
      for (const probe of probes.map((name) => container[name])) {
        expect(ports).toContain((probe?.httpGet ?? probe?.tcpSocket)?.port);
        if (probe?.httpGet) expect(existsSync(`app${probe.httpGet.path}/route.ts`)).toBe(true);
      }
    }
    expect(JSON.stringify(spec.template.spec.containers[0]?.readinessProbe)).toMatch(/readyz|tcpSocket/);
  });

  test.each(deployments)("$metadata.name has the time that docs/deploying.md says to end in", ({ metadata, spec }) => {
    const { terminationGracePeriodSeconds, containers } = spec.template.spec;
    const delay = Number(containers[0]?.env?.find(({ name }) => name === "SHUTDOWN_DELAY_SECONDS")?.value);
    const least = metadata.name.endsWith("smtp") ? 90 : 15;
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(delay + least);
  });

  test("settings, secrets and volumes are those that there are, or that the documentation makes", () => {
    const docs = read("docs/deploying.md");
    const [config] = ofKind<Resource & { data: object }>("ConfigMap");
    expect(Object.keys(config?.data ?? {}).filter((name) => !settings.has(name))).toEqual([]);
    for (const deployment of deployments) {
      const { volumes = [] } = deployment.spec.template.spec;
      for (const { env = [], envFrom, volumeMounts = [] } of containersOf(deployment)) {
        expect(env.filter(({ name }) => !settings.has(name))).toEqual([]);
        expect(envFrom.map(({ configMapRef }) => configMapRef?.name)).toContain(config?.metadata.name);
        const [secret] = envFrom.flatMap(({ secretRef }) => secretRef ?? []);
        expect(docs).toContain(`create secret generic ${secret?.name} `);
        for (const { name } of volumeMounts) expect(volumes.map((volume) => volume.name)).toContain(name);
      }
      for (const [, name] of JSON.stringify(volumes).matchAll(/"secretName":"([^"]+)"/g))
        expect(docs).toContain(`create secret tls ${name} `);
    }
  });

  test("mail servers reach SMTP on port 25, as who they are", () => {
    const smtp = ofKind("Service").find(({ metadata }) => metadata.name === "restante-smtp");
    expect(smtp?.spec).toMatchObject({
      type: "LoadBalancer",
      externalTrafficPolicy: "Local",
      ports: [{ port: 25, targetPort: "smtp" }],
    });
    const [container] =
      deployments.find(({ metadata }) => metadata.name === "restante-smtp")?.spec.template.spec.containers ?? [];
    const port = container?.env?.find(({ name }) => name === "SMTP_PORT")?.value;
    expect(container?.ports).toEqual([{ name: "smtp", containerPort: Number(port) }]);
  });
});

test("the guide names settings and files that there are", () => {
  const guide = read("docs/deploying.md");
  const shown = [...guide.matchAll(/```ini[^\n]*\n([\s\S]*?)```/g)].flatMap(([, text = ""]) => assigned(text));
  expect(shown).toContain("DATABASE_URL_DIRECT");
  expect(shown.filter((name) => !settings.has(name))).toEqual([]);
  for (const [, path = ""] of guide.matchAll(/(?<![/\w-])(deploy\/[\w./-]+?)(?=[\s)*]|\.\s)/g))
    expect(existsSync(path), path).toBe(true);
});
