CREATE TABLE "ended_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT restante_clock() NOT NULL
);
