ALTER TABLE "coach_turns" ADD COLUMN "chips" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_turns" ADD COLUMN "support" boolean DEFAULT false NOT NULL;