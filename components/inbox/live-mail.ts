"use client";

import { type Dispatch, type RefObject, useEffect, useRef, useState } from "react";
import { suspendedMessage } from "@/lib/contract/errors";
import type { Arrivals } from "@/lib/messages";
import { fetchArrivals, InboxError } from "./fetch-inbox";
import type { InboxChange, InboxState } from "./inbox-state";

export type LiveStatus = "live" | "connecting" | "polling" | "signed-out";

interface LiveOptions {
  account: string;
  /** The filters, as a query string. */
  query: string;
  /** Everything up to this stamp is known already. */
  stamp: number;
  onMail(news: Arrivals): void;
  /** With "signed-out" comes what the server said. */
  onStatus(status: LiveStatus, said?: InboxError): void;
}

const openMilliseconds = 8_000; // a proxy that holds the stream back does not let it open
const pulseMilliseconds = 40_000; // the server's pulse comes every 15 s
const pollMilliseconds = 5_000;
const hiddenPollMilliseconds = 15_000;
const streamTries = 3;
const pollsPerTry = 6;

/**
 * Brings new mail: by a stream, or by asking again and again where streams do not get through. A hidden tab asks, for
 * browsers allow six connections to a host, and streams of tabs that nobody sees would use them up.
 */
export class LiveMail {
  #stamp: number;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #polls = 0;
  /** What is under way from before the last turn has no say any more. */
  #turn = 0;

  constructor(readonly options: LiveOptions) {
    this.#stamp = options.stamp;
  }

  start(): void {
    document.addEventListener("visibilitychange", this.#begin);
    this.#begin();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.#begin);
    this.#end();
  }

  readonly #begin = () => {
    this.#end();
    this.#failures = 0;
    if (document.hidden) this.#later(hiddenPollMilliseconds, () => this.#poll());
    else this.#open();
  };

  #end(): void {
    this.#turn += 1;
    this.#close();
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #later(milliseconds: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, milliseconds);
  }

  #open(): void {
    const { account, query } = this.options;
    const source = new EventSource(`/inbox/live?account=${account}&after=${this.#stamp}&${new URLSearchParams(query)}`);
    this.#source = source;
    const stands = () => this.#later(pulseMilliseconds, () => this.#fail());
    source.addEventListener("ready", () => {
      this.#failures = 0;
      this.options.onStatus("live");
      stands();
    });
    source.addEventListener("pulse", stands);
    source.addEventListener("mail", ({ data }) => {
      stands();
      this.#take(JSON.parse(data));
    });
    source.onerror = () => this.#fail();
    this.#later(openMilliseconds, () => this.#fail());
  }

  #fail(): void {
    this.#close();
    this.#failures += 1;
    // A stream may end at any time, and one that comes back at once is no news.
    if (this.#failures === 1) this.#later(200, () => this.#open());
    else void this.#poll();
    if (this.#failures === 2) this.options.onStatus("connecting");
  }

  async #poll(): Promise<void> {
    const turn = this.#turn;
    const answer = await this.#ask(turn);
    if (turn !== this.#turn) return;
    if (answer instanceof InboxError) return this.options.onStatus("signed-out", answer);
    if (document.hidden) return this.#later(hiddenPollMilliseconds, () => this.#poll());
    const answered = answer === "answered";
    const hopeless = this.#failures > streamTries;
    this.#polls = answered && hopeless ? this.#polls + 1 : 0;
    this.options.onStatus(answered && hopeless ? "polling" : "connecting");
    const next = answered && (!hopeless || this.#polls % pollsPerTry === 1) ? () => this.#open() : () => this.#poll();
    this.#later(answered && hopeless ? pollMilliseconds : 1_000, next);
  }

  async #ask(turn: number): Promise<"answered" | "failed" | InboxError> {
    try {
      for (;;) {
        const news = await fetchArrivals(this.options.account, this.options.query, this.#stamp);
        if (news.count === 0 || turn !== this.#turn) return "answered";
        this.#take(news);
      }
    } catch (error) {
      return error instanceof InboxError && error.signedOut ? error : "failed";
    }
  }

  #take(news: Arrivals): void {
    this.#stamp = Math.max(this.#stamp, news.stamp);
    this.options.onMail(news);
  }
}

/** Brings new mail into the list that is loaded; on top, or held back from somebody who has scrolled down. */
export function useLiveMail(
  account: string,
  { query, loads, stamp }: InboxState,
  change: Dispatch<InboxChange>,
  scroller: RefObject<HTMLElement | null>,
) {
  const [status, setStatus] = useState<LiveStatus>("connecting");
  const [signedOut, setSignedOut] = useState<InboxError | null>(null);
  const loaded = useRef({ query, stamp });
  loaded.current = { query, stamp };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each load begins anew, from the stamp that it came with
  useEffect(() => {
    const { query, stamp } = loaded.current;
    if (query === null) return;
    const onMail = (news: Parameters<LiveMail["options"]["onMail"]>[0]) =>
      change({ type: "arrived", news, hold: (scroller.current?.scrollTop ?? 0) > 8 });
    const onStatus = (status: LiveStatus, said?: InboxError) => {
      setStatus(status);
      setSignedOut(said ?? null);
      // What is on the screen is the account's no more to show; nor does the browser's way back show it again.
      if (said?.message === suspendedMessage) window.location.replace("/sign-in/suspended");
    };
    const live = new LiveMail({ account, query, stamp, onMail, onStatus });
    live.start();
    return () => live.stop();
  }, [account, loads, change, scroller]);
  return { status, signedOut };
}
