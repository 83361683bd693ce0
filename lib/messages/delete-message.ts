import { deleteMessages } from "./delete-messages";
import { noSuchMessage } from "./get-message";

/** Deletes a message, and the mail behind it with the last of its messages; throws `not_found`. */
export async function deleteMessage(accountId: string, id: string): Promise<void> {
  if ((await deleteMessages(accountId, [id])) === 0) throw noSuchMessage();
}
