"use client";

import Link from "next/link";
import { useInboxState } from "./inbox-context";

export function MessageList() {
  const [{ rows }] = useInboxState();
  return (
    <ul className="h-full divide-y overflow-y-auto">
      {rows.map(({ id, from, subject }) => (
        <li key={id}>
          <Link href={`/inbox/${id}`} prefetch={false} className="block px-4 py-3 hover:bg-hover">
            <span className="block truncate text-sm font-medium">{from.name || from.address}</span>
            <span className="block truncate text-sm text-soft">{subject}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
