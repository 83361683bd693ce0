import { docsMetadata, docsPageView } from "./docs-page";

export const generateMetadata = () => docsMetadata("index");

export default function DocsIndexPage() {
  return docsPageView("index");
}
