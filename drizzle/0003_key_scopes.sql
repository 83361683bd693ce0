ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scope" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "namespace" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "tag_prefix" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scope" CHECK ("api_keys"."scope" = 'read' or ("api_keys"."scope" = 'full' and "api_keys"."namespace" is null and "api_keys"."tag_prefix" is null));