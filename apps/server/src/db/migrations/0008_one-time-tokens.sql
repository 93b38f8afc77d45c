CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP TABLE "verifications" CASCADE;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_user_kind" ON "one_time_tokens" USING btree ("user_id","kind");--> statement-breakpoint
-- Whoever is signed in stays signed in: a cookie holds the token, its row the hash.
UPDATE "sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex'), "ip_address" = NULL;
--> statement-breakpoint
-- Keys held addresses in clear; counters start again.
DELETE FROM "limits";
--> statement-breakpoint
-- Links that were mailed before are void; what the queue stored of them goes, too.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET data = data - 'token' WHERE name = 'link-mail';
  END IF;
END;
$$;
