export { createInbox, createNamespace, insertRandomNamespace, listNamespaces, namespaceDomain } from "./namespaces";
