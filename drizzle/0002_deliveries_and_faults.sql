CREATE TABLE "faults" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"namespace" text,
	"tag" text,
	"tag_prefix" text,
	"tag_key" text NOT NULL,
	"reply" integer,
	"stage" text NOT NULL,
	"delay_seconds" integer,
	"duplicate" boolean NOT NULL,
	"drop" boolean NOT NULL,
	"times" integer,
	"times_met" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT restante_clock() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faults_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "refusals" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"outcome" text NOT NULL,
	"namespace" text NOT NULL,
	"tag" text NOT NULL,
	"tag_key" text NOT NULL,
	"address" text NOT NULL,
	"sender" text NOT NULL,
	"reply" integer NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"fault_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"expire_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refusals_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "faults_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "envelope_sender" text;--> statement-breakpoint
ALTER TABLE "faults" ADD CONSTRAINT "faults_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faults_expire" ON "faults" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refusals_received" ON "refusals" USING btree ("account_id","received_at");--> statement-breakpoint
CREATE INDEX "refusals_expire" ON "refusals" USING btree ("expire_at");