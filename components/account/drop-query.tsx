"use client";

import { useEffect } from "react";

/** Takes the query out of the page's address, so that what it says is not said again by a reload or a bookmark. */
export function DropQuery() {
  useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
  return null;
}
