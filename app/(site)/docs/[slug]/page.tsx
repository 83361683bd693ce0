import { redirect } from "next/navigation";
import { docsMetadata, docsPageView } from "../docs-page";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props) {
  return docsMetadata((await params).slug);
}

export default async function DocsPage({ params }: Props) {
  const { slug } = await params;
  if (slug === "index") redirect("/docs");
  return docsPageView(slug);
}
