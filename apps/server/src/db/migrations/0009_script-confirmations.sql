CREATE TABLE "script_confirmations" (
	"user_id" text NOT NULL,
	"icp_id" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "script_confirmations_icp_id_key_pk" PRIMARY KEY("icp_id","key")
);
--> statement-breakpoint
ALTER TABLE "script_confirmations" ADD CONSTRAINT "script_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_confirmations" ADD CONSTRAINT "script_confirmations_icp_id_icps_id_fk" FOREIGN KEY ("icp_id") REFERENCES "public"."icps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "script_confirmations_user" ON "script_confirmations" USING btree ("user_id");