"use client";

import { useActionState, useState } from "react";
import { Button } from "@/components/button";
import { Dialog, DialogActions } from "@/components/dialog";
import { Field } from "@/components/field";
import { reach } from "@/components/reach";
import { SubmitButton } from "@/components/submit-button";
import { deleteOwnAccount } from "./actions";

interface DeleteAccountProps {
  accountId: string;
  messages: number;
  keys: number;
  domains: string[];
  subscribed: boolean;
}

/** A button that deletes the account, once the word is typed. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  const [state, action, pending] = useActionState(reach(deleteOwnAccount), {});
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={open}
        onClose={close}
        insistent={pending}
        title="Delete this account?"
        description="This cannot be undone. It takes away, at once and for good:"
      >
        <Losses {...props} />
        <form action={action} className="mt-5">
          <input type="hidden" name="account" value={props.accountId} />
          <Field
            id="confirmation"
            name="confirmation"
            label="Type DELETE to confirm"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={pending}
            error={state.error && `${state.error.message} ${state.error.hint}`}
          />
          {pending && (
            <p role="status" className="mt-3 text-sm text-soft">
              Deleting. With much mail this takes a minute: it goes on if you leave.
            </p>
          )}
          <DialogActions>
            <Button onClick={close} disabled={pending}>
              Cancel
            </Button>
            <SubmitButton variant="danger">Delete account</SubmitButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

function Losses({ messages, keys, domains, subscribed }: DeleteAccountProps) {
  return (
    <ul className="mt-3 list-disc space-y-1 pl-5 text-sm text-soft">
      {messages > 0 && (
        <li>{messages === 1 ? "1 message" : `${messages.toLocaleString("en")} messages`}, with attachments</li>
      )}
      <li>{keys === 1 ? "1 API key" : `${keys} API keys`}: whatever uses them stops working</li>
      <li>
        all addresses of{" "}
        {domains.map((domain, index) => (
          <span key={domain} className="font-mono text-[0.8125rem] wrap-anywhere">
            {index > 0 && ", "}
            {domain}
          </span>
        ))}
        : their mail is refused, and nobody can have them again
      </li>
      {subscribed && <li>your subscription: it is cancelled at once and not charged again</li>}
    </ul>
  );
}
