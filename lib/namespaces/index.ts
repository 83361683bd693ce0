export {
  addNamespace,
  createInbox,
  createNamespace,
  listNamespaces,
  namespaceDomain,
  requireNamespace,
} from "./namespaces";
