import { FileText } from "lucide-react";
import Link from "next/link";
import type { Block, DocsPage } from "@/lib/docs";
import { buttonClass } from "../button";
import { CodeBlock } from "../code-block";
import { CopyButton } from "../copy-button";
import { TableOfContents } from "./table-of-contents";

const fewestForContents = 3;

interface Neighbour {
  title: string;
  path: string;
}

interface DocsArticleProps {
  page: DocsPage;
  previous?: Neighbour;
  next?: Neighbour;
}

/** A page of the documentation: its text, its contents beside it, and the way to its neighbours. */
export function DocsArticle({ page, previous, next }: DocsArticleProps) {
  const { title, description, markdown, path, sections, blocks } = page;
  const contents = sections.slice(1).map(({ depth, title, anchor }) => ({ depth, title, anchor }));
  return (
    <div className="min-w-0 xl:grid xl:grid-cols-[minmax(0,1fr)_12rem] xl:gap-10">
      <div className="mx-auto w-full max-w-2xl min-w-0 pt-6 pb-16 lg:pt-10">
        <article>
          <header className="mb-8">
            <h1 className="text-3xl font-semibold">{title}</h1>
            <p className="mt-2 text-base text-soft">{description}</p>
            <div className="mt-4 -ml-2.5 flex flex-wrap gap-1">
              <a href={`${path}.md`} className={buttonClass({ variant: "ghost", size: "sm" })}>
                <FileText aria-hidden="true" />
                View as Markdown
              </a>
              <CopyButton value={markdown} label="Copy page as Markdown">
                Copy page
              </CopyButton>
            </div>
          </header>
          <div className="docs-text">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a page never change places
              <BlockView key={index} block={block} />
            ))}
          </div>
        </article>
        <PageTurner previous={previous} next={next} />
      </div>
      {contents.length >= fewestForContents && (
        <div className="sticky top-14 hidden max-h-[calc(100dvh-3.5rem)] self-start overflow-y-auto py-10 xl:block">
          <TableOfContents entries={contents} />
        </div>
      )}
    </div>
  );
}

/** Our own Markdown, rendered without any HTML that it may hold. */
function BlockView({ block }: { block: Block }) {
  const inner = { dangerouslySetInnerHTML: { __html: block.html } };
  if (block.kind === "html") return <div {...inner} />;
  return (
    <CodeBlock code={block.code} title={block.title}>
      <span {...inner} />
    </CodeBlock>
  );
}

/** The way to the page before and the page after. */
function PageTurner({ previous, next }: { previous?: Neighbour; next?: Neighbour }) {
  return (
    <nav aria-label="Previous and next page" className="mt-14 grid gap-3 border-t pt-6 sm:grid-cols-2">
      {previous && <Turn label="Previous" {...previous} />}
      {next && <Turn label="Next" {...next} className="sm:col-start-2 sm:text-right" />}
    </nav>
  );
}

function Turn({ label, title, path, className = "" }: Neighbour & { label: string; className?: string }) {
  return (
    <Link href={path} className={`rounded-xl border bg-raised px-4 py-3 hover:bg-hover ${className}`}>
      <span className="block text-[0.8125rem] text-faint">{label}</span>
      <span className="block font-medium">{title}</span>
    </Link>
  );
}
