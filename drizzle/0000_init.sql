-- What the tables' defaults call; functions/restante_clock.sql, applied afterwards, says what it does.
create function restante_clock() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT restante_clock() NOT NULL,
	"last_received_at" timestamp (3) with time zone,
	"stripe_customer_id" text,
	"subscription_status" text,
	"subscription_ends_at" timestamp (3) with time zone,
	"subscription_renews_at" timestamp (3) with time zone,
	CONSTRAINT "accounts_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "accounts_plan" CHECK ("accounts"."plan" in ('free', 'dev', 'pro'))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"prefix" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT restante_clock() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"account_id" text NOT NULL,
	"mail_id" text NOT NULL,
	"index" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "attachments_account_id_mail_id_index_pk" PRIMARY KEY("account_id","mail_id","index")
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT restante_clock() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"source" "bytea" NOT NULL,
	"from_address" text NOT NULL,
	"from_name" text NOT NULL,
	"to" json NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" json NOT NULL,
	"extracted" json NOT NULL,
	"attachments" json NOT NULL,
	CONSTRAINT "mails_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"mail_id" text NOT NULL,
	"namespace" text NOT NULL,
	"tag" text NOT NULL,
	"tag_key" text NOT NULL,
	"address" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"expire_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "messages_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "namespaces" (
	"slug" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"created_at" timestamp (3) with time zone DEFAULT restante_clock() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"client" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT restante_clock() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT restante_clock() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT restante_clock() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"account_id" text NOT NULL,
	"month" text NOT NULL,
	"emails_received" integer NOT NULL,
	CONSTRAINT "usage_account_id_month_pk" PRIMARY KEY("account_id","month")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_account_id_mail_id_mails_account_id_id_fk" FOREIGN KEY ("account_id","mail_id") REFERENCES "public"."mails"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_mail_id_mails_account_id_id_fk" FOREIGN KEY ("account_id","mail_id") REFERENCES "public"."mails"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "namespaces" ADD CONSTRAINT "namespaces_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "api_keys_account" ON "api_keys" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("account_id","received_at");--> statement-breakpoint
CREATE INDEX "messages_tag" ON "messages" USING btree ("account_id","tag_key" text_pattern_ops,"received_at");--> statement-breakpoint
CREATE INDEX "messages_mail" ON "messages" USING btree ("account_id","mail_id");--> statement-breakpoint
CREATE INDEX "messages_expire" ON "messages" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "namespaces_account" ON "namespaces" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_email" ON "sign_in_links" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_client" ON "sign_in_links" USING btree ("client","created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_client" ON "sign_ups" USING btree ("client","created_at");--> statement-breakpoint
CREATE INDEX "stripe_events_created" ON "stripe_events" USING btree ("created_at");--> statement-breakpoint
-- Ordinary mails stay in the table's own page instead of being compressed and moved out: a third of the cost of a write.
alter table mails set (toast_tuple_target = 8160);--> statement-breakpoint
-- Sources and attachments are mostly base64 or already compressed: store them as they are.
alter table mails alter column source set storage external;--> statement-breakpoint
alter table attachments alter column content set storage external;
