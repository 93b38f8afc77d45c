CREATE TABLE "practice_card_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"card_id" text NOT NULL,
	"text" text NOT NULL,
	"passed" boolean NOT NULL,
	"rating" text NOT NULL,
	"seconds" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"session_id" text,
	"message_id" text,
	"icp_id" text,
	"buyer_line" text,
	"answered" text,
	"objection" text,
	"memory" jsonb NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_cards_source" UNIQUE("user_id","source")
);
--> statement-breakpoint
ALTER TABLE "practice_card_answers" ADD CONSTRAINT "practice_card_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_card_answers" ADD CONSTRAINT "practice_card_answers_card_id_practice_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."practice_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_cards" ADD CONSTRAINT "practice_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_card_answers_user" ON "practice_card_answers" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "practice_card_answers_card" ON "practice_card_answers" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "practice_cards_due" ON "practice_cards" USING btree ("user_id","due_at");