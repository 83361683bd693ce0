"use client";

import { Search } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Input, Select } from "../field";
import { Kbd } from "../kbd";
import { useInboxList } from "./inbox-context";

const pauseMilliseconds = 250;

/** Narrows the list: by words, by namespace where there are several, and by tag. */
export function FilterBar({ namespaces }: { namespaces: string[] }) {
  const { filter, narrow } = useInboxList();
  // One that the address names stands there to be unchosen, though the account has no such namespace.
  const choices = [...new Set(filter.namespace ? [...namespaces, filter.namespace] : namespaces)];
  return (
    <search className="grid grid-cols-2 gap-2 px-3 pb-3">
      <div className="relative col-span-2">
        <Search className="pointer-events-none absolute top-2.5 left-3 size-4 text-faint" aria-hidden="true" />
        <TextFilter
          name="q"
          label="Search in sender, address, subject and text"
          placeholder="Search"
          className="px-9"
        />
        <span className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center pointer-coarse:hidden">
          <Kbd>/</Kbd>
        </span>
      </div>
      {choices.length > 1 && (
        <Select
          aria-label="Namespace"
          value={filter.namespace ?? ""}
          onChange={(event) => narrow({ namespace: event.target.value })}
        >
          <option value="">All namespaces</option>
          {choices.map((slug) => (
            <option key={slug}>{slug}</option>
          ))}
        </Select>
      )}
      <div className={choices.length > 1 ? undefined : "col-span-2"}>
        <TextFilter name="tag" label="Tag begins with" placeholder="Tag begins with …" />
      </div>
    </search>
  );
}

interface TextFilterProps {
  name: "q" | "tag";
  label: string;
  placeholder: string;
  className?: string;
}

/** Narrows the list once the typing pauses, at once with Enter. Follows the address when that changes elsewhere. */
function TextFilter({ name, label, ...look }: TextFilterProps) {
  const { filter, narrow } = useInboxList();
  const current = filter[name] ?? "";
  const [text, setText] = useState(current);
  const sent = useRef(current);
  const send = useCallback(() => {
    sent.current = text;
    narrow({ [name]: text });
  }, [text, name, narrow]);

  useEffect(() => {
    if (current === sent.current) return;
    sent.current = current;
    setText(current);
  }, [current]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(send, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, send]);

  return (
    <Input
      type="search"
      aria-label={label}
      data-shortcut={name === "q" ? "/" : undefined}
      value={text}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") send();
        if (event.key === "Escape") event.currentTarget.blur();
      }}
      {...look}
    />
  );
}
