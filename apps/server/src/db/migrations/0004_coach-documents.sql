CREATE TABLE "coach_chunks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coach_chunks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" text NOT NULL,
	"user_id" text NOT NULL,
	"page" integer,
	"text" text NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"status" text NOT NULL,
	"reader" text,
	"size" integer NOT NULL,
	"pages" integer,
	"characters" integer DEFAULT 0 NOT NULL,
	"chunks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_terms" (
	"document_id" text NOT NULL,
	"user_id" text NOT NULL,
	"term" text NOT NULL,
	"chunks" integer NOT NULL,
	CONSTRAINT "coach_terms_document_id_term_pk" PRIMARY KEY("document_id","term")
);
--> statement-breakpoint
CREATE TABLE "coach_uploads" (
	"document_id" text NOT NULL,
	"user_id" text NOT NULL,
	"piece" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_uploads_document_id_piece_pk" PRIMARY KEY("document_id","piece")
);
--> statement-breakpoint
ALTER TABLE "coach_chunks" ADD CONSTRAINT "coach_chunks_document_id_coach_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."coach_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_documents" ADD CONSTRAINT "coach_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_terms" ADD CONSTRAINT "coach_terms_document_id_coach_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."coach_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_uploads" ADD CONSTRAINT "coach_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_chunks_document" ON "coach_chunks" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "coach_chunks_terms" ON "coach_chunks" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "coach_documents_owner" ON "coach_documents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "coach_terms_owner" ON "coach_terms" USING btree ("user_id","term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "coach_uploads_owner" ON "coach_uploads" USING btree ("user_id");