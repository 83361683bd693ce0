-- Ordinary mails stay in the table's own page instead of being compressed and moved out: a third of the cost of a write.
alter table mails set (toast_tuple_target = 8160);--> statement-breakpoint
-- Sources and attachments are mostly base64 or already compressed: store them as they are.
alter table mails alter column source set storage external;--> statement-breakpoint
alter table attachments alter column content set storage external;
