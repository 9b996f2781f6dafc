export const notes = {
  "notes.invalid.tooLarge": "Nội dung quá dài: tối đa 64 KB.",
  "notes.tooMany": "Bạn đã có {max} ghi chú, mức tối đa. Hãy xóa bớt ghi chú cũ trước khi viết thêm.",
} as const;
