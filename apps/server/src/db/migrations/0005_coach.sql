CREATE TABLE "coach_turns" (
	"id" text PRIMARY KEY NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coach_turns_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"session" integer NOT NULL,
	"user_input" text NOT NULL,
	"assistant_response" text NOT NULL,
	"sources" jsonb NOT NULL,
	"interrupted" boolean NOT NULL,
	"language" text NOT NULL,
	"engine" text NOT NULL,
	"view_version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coaches_user" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "coach_turns" ADD CONSTRAINT "coach_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_turns" ADD CONSTRAINT "coach_turns_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_turns_log" ON "coach_turns" USING btree ("coach_id","session","place");--> statement-breakpoint
CREATE INDEX "coach_turns_owner" ON "coach_turns" USING btree ("user_id");