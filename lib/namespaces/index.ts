export { addNamespace, createInbox, createNamespace, listNamespaces, namespaceDomain } from "./namespaces";
