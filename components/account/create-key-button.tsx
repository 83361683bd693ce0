"use client";

import { Plus } from "lucide-react";
import { useState, useTransition } from "react";
import { addKey } from "@/app/(dashboard)/keys/actions";
import { Button } from "../button";
import { reach } from "../reach";
import { type NewKey, NewKeyDialog } from "./new-key-dialog";

export function CreateKeyButton({ account }: { account: string }) {
  const [result, setResult] = useState<NewKey | null>(null);
  const [pending, startTransition] = useTransition();
  const create = () => startTransition(async () => setResult(await reach(addKey)(account)));
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
