CREATE TABLE "practice_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"place" integer NOT NULL,
	"turn" integer NOT NULL,
	"kind" text NOT NULL,
	"n" integer,
	"client_id" text,
	"text" text,
	"hours" integer,
	"at" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"engine" text,
	"outcome" jsonb,
	"state" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_entries_place" UNIQUE("session_id","place"),
	CONSTRAINT "practice_entries_n" UNIQUE("session_id","n"),
	CONSTRAINT "practice_entries_client" UNIQUE("session_id","client_id","kind")
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"icp_id" text NOT NULL,
	"idempotency_key" text,
	"level" text NOT NULL,
	"scene" text NOT NULL,
	"seed" integer NOT NULL,
	"offer" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"persona" jsonb NOT NULL,
	"briefing" jsonb NOT NULL,
	"opening_state" jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"mood" text NOT NULL,
	"clock" text NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"review" jsonb,
	"contested" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "practice_sessions_key" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "practice_entries" ADD CONSTRAINT "practice_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_entries" ADD CONSTRAINT "practice_entries_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_entries_user" ON "practice_entries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sessions_active" ON "practice_sessions" USING btree ("user_id","icp_id") WHERE "practice_sessions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "practice_sessions_newest" ON "practice_sessions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");