export const dataDeletion = {
  "data-deletion.emailMissing": "Vui lòng nhập email của bạn.",
  "data-deletion.emailWrong": "Địa chỉ email chưa đúng. Ví dụ: ten@example.com.",
} as const;
