"use client";

import { Plus } from "lucide-react";
import { useState, useTransition } from "react";
import { Button } from "@/components/button";
import { reach } from "@/components/reach";
import { addKey } from "./actions";
import { type NewKey, NewKeyDialog } from "./new-key-dialog";

export function CreateKeyButton({ accountId }: { accountId: string }) {
  const [result, setResult] = useState<NewKey | null>(null);
  const [pending, startTransition] = useTransition();
  const create = () => startTransition(async () => setResult(await reach(addKey)(accountId)));
  return (
    <>
      <Button variant="primary" onClick={create} disabled={pending} aria-busy={pending}>
        <Plus aria-hidden="true" />
        Create a key
      </Button>
      <NewKeyDialog result={result} onClose={() => setResult(null)} />
    </>
  );
}
