CREATE TABLE "coach_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coach_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" text NOT NULL,
	"user_id" text NOT NULL,
	"row" jsonb NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_documents" ADD COLUMN "rows" integer;--> statement-breakpoint
ALTER TABLE "coach_rows" ADD CONSTRAINT "coach_rows_document_id_coach_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."coach_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_rows_document" ON "coach_rows" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "coach_rows_owner" ON "coach_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coach_rows_terms" ON "coach_rows" USING gin ("terms") WITH (fastupdate=false);