import type { Cues } from "@/lib/mail/cues/types";

export const vi: Cues = {
  code: `
    mã xác*, mã otp, mã của bạn, mã của quý khách, mã bảo mật, mã đăng nhập, mã một lần, mã dùng một lần,
    mã sử dụng một lần, mã truy cập, mã kích hoạt, mã khôi phục, mã đặt lại, mã ủy quyền, mã 2fa, mã thiết bị,
    mã mở khóa, mã kiểm tra, mã code, nhập mã, dùng mã, sử dụng mã, mã sau, mã này, mã dưới đây, mã bên dưới, đoạn mã,
    mật khẩu dùng một lần, mật khẩu một lần, mật khẩu otp, mật mã dùng một lần
  `,
  maybeCode: `
    mật khẩu, khóa truy cập, chữ số, dãy số, số sau, số dưới đây, ký tự, token, mã là, mã số, mã gồm, mã trên, mã đó,
    mã dưới, mã được, mã có, mã sẽ, mã hết hạn, mã bạn, mã của, các mã, một mã, chia sẻ mã, gửi mã, điền mã, mã mới,
    lấy mã
  `,
  other: `
    đơn hàng, mã đơn, mã vận đơn, vận đơn, mã theo dõi, mã tra cứu, bưu kiện, giao hàng, hóa đơn, biên lai,
    mã đặt chỗ, đặt chỗ, mã đặt phòng, đặt phòng, mã đặt vé, số vé, mã khách hàng, số khách hàng, mã thành viên,
    số thành viên, mã hợp đồng, hợp đồng, mã giảm giá, giảm giá, mã khuyến mãi, khuyến mãi, mã khuyến mại, khuyến mại,
    mã ưu đãi, ưu đãi, mã voucher, mã coupon, mã quà tặng, quà tặng, mã giới thiệu, giới thiệu bạn bè, mã mời,
    mã đổi thưởng, mã lỗi, mã trạng thái, mã thoát, mã phản hồi, mã lý do, mã bưu điện, mã bưu chính, mã zip, mã vùng,
    mã quốc gia, mã số thuế, mã doanh nghiệp, mã số doanh nghiệp, giấy phép, mã ngân hàng, mã swift, mã chi nhánh,
    số tài khoản, số thẻ, thẻ kết thúc, kết thúc bằng, 4 số cuối, bốn số cuối, số sê ri, số seri, mã sản phẩm,
    mã hàng, mã vạch, mã qr, quét mã, mã nguồn, mã hóa, mã màu, mã nhân viên, mã sinh viên, mã môn học, mã lớp,
    mã giao dịch, số giao dịch, mã tham chiếu, số tham chiếu, mã yêu cầu, số yêu cầu, mã hồ sơ, mã sự cố,
    mã thanh toán, mã chứng khoán, bộ quy tắc, điện thoại, hotline, tổng đài, số tiền, tổng cộng, tổng tiền, số dư,
    thành tiền, vnd, đường, phường, tầng, tòa nhà, điểm thưởng, dặm bay, phiên bản, chuyến bay, số ghế, số phòng,
    công tơ, mã chuyến
  `,
  promo: `
    giảm giá, mã giảm, phiếu giảm giá, phiếu mua hàng, phiếu quà tặng, thẻ quà tặng, mã khuyến mãi, mã khuyến mại,
    khuyến mãi, khuyến mại, ưu đãi, ưu đãi đặc biệt, siêu sale, xả hàng, tiết kiệm ngay, tiết kiệm đến, giỏ hàng,
    miễn phí vận chuyển, miễn phí giao hàng, freeship, điểm tích lũy, điểm thưởng, điểm thành viên, bốc thăm, rút
    thăm trúng thưởng, quay số trúng thưởng, mời bạn bè, giới thiệu bạn bè, hoàn tiền mua sắm, quà sinh nhật, quà
    tặng sinh nhật, đơn hàng tối thiểu, giá trị đơn hàng tối thiểu, đơn tối thiểu, số lượng có hạn, đến khi hết
    hàng, mua ngay, mua sắm ngay
  `,
  press: `
    bản tin số, trong bài viết này, đọc tiếp, đọc thêm, xem toàn bộ bài viết, bài đăng trên blog, bài viết trên
    blog, độc giả, bạn đọc, thống kê, báo cáo tuần, báo cáo hàng tuần, báo cáo tháng, báo cáo hàng tháng, tổng kết
    tuần, tóm tắt tuần, trung bình mỗi, tính trung bình, tháng trước, tháng vừa qua, ghi chú phát hành, nhật ký
    thay đổi, phiên bản mới, sửa lỗi, lỗi đã sửa, kiểm thử thất bại, bản dựng thất bại, hội thảo trực tuyến, hội
    thảo, tập podcast, mẹo cho, nghiên cứu cho thấy, theo nghiên cứu, theo một nghiên cứu, khảo sát cho thấy, theo
    khảo sát, làn sóng lừa đảo, thông cáo báo chí, nhà nghiên cứu
  `,
  business: `
    xác minh, xác nhận, xác thực, chứng thực, đăng nhập, đăng ký, tài khoản, địa chỉ email, thư điện tử, mật khẩu,
    đặt lại, khôi phục, bảo mật, danh tính, hai bước, 2 bước, hai yếu tố, hai lớp, kích hoạt, thiết bị mới, mở khóa,
    rút tiền, chuyển tiền, chuyển khoản
  `,
  fleeting: `
    hết hạn, hiệu lực, có giá trị trong, thời hạn, phút, trong vòng, một lần, không chia sẻ, đừng chia sẻ,
    không được chia sẻ, không tiết lộ, không cung cấp, tuyệt đối không, bất kỳ ai, với ai, không bao giờ yêu cầu,
    bí mật
  `,
  enter: `
    nhập, điền, dán mã, sao chép, sử dụng, dùng, cung cấp
  `,
  complete: `
    xác minh email, xác minh địa chỉ, xác minh tài khoản, xác minh danh tính, xác minh ngay, xác nhận email,
    xác nhận địa chỉ, xác nhận tài khoản, xác nhận đăng ký, xác nhận đăng nhập, xác nhận thay đổi, xác nhận danh tính,
    xác nhận xóa, xác thực email, xác thực tài khoản, xác thực địa chỉ, xác thực ngay, kích hoạt tài khoản,
    kích hoạt ngay, đặt lại mật khẩu, thiết lập lại mật khẩu, thiết lập mật khẩu, đặt mật khẩu, cài lại mật khẩu,
    tạo mật khẩu, đổi mật khẩu, mật khẩu mới, chọn mật khẩu, khôi phục mật khẩu, khôi phục tài khoản,
    lấy lại mật khẩu, liên kết xác*, liên kết kích hoạt, liên kết đăng nhập, liên kết đặt lại, chấp nhận lời mời,
    đồng ý lời mời, nhận lời mời, xem lời mời, tham gia nhóm, tham gia ngay, tham gia không gian, mở khóa tài khoản,
    phê duyệt đăng nhập, cho phép đăng nhập, phê duyệt thiết bị, tin cậy thiết bị, là tôi, hoàn tất đăng ký,
    hoàn thành đăng ký, hoàn tất thiết lập, thiết lập tài khoản, xóa tài khoản của tôi
  `,
  act: `
    xác minh, xác nhận, xác thực, kích hoạt, chấp nhận, đồng ý, phê duyệt, cho phép, mở khóa, đặt lại, tham gia,
    tiếp tục, hoàn tất, hoàn thành, bắt đầu, thiết lập
  `,
  signIn: `
    đăng nhập, đăng nhập ngay, mở ứng dụng
  `,
  never: `
    hủy đăng ký, hủy nhận, ngừng nhận, tùy chọn, cài đặt email, cài đặt thông báo, quản lý, xem trên trình duyệt,
    xem trong trình duyệt, xem trực tuyến, phiên bản web, quyền riêng tư, chính sách, điều khoản, trợ giúp, hỗ trợ,
    liên hệ, câu hỏi thường gặp, khảo sát, đánh giá, phản hồi, góp ý, xem đơn hàng, đơn hàng của tôi,
    xác nhận đơn hàng, theo dõi, xem hóa đơn, thanh toán, xem chi tiết, xem thêm, tìm hiểu thêm, đọc thêm, xem tất cả,
    tải xuống, tải ứng dụng, mua ngay, mua sắm, cửa hàng, bảng giá, chia sẻ, trả lời, bình luận, xem hoạt động,
    về chúng tôi, tuyển dụng, trang chủ, nâng cấp, gia hạn, mời bạn bè, thêm vào lịch, tài liệu
  `,
  notMe: `
    không phải bạn, không phải là bạn, không phải tôi, không phải do bạn, không yêu cầu, không thực hiện,
    không đăng ký, không tạo, không nhận ra, bỏ qua, từ chối, hủy, báo cáo, bảo vệ tài khoản, khóa tài khoản, thu hồi,
    nghi ngờ
  `,
  done: `
    đã được thay đổi, đã thay đổi, đã được đặt lại, đã đặt lại, đã được cập nhật, đã cập nhật, đã được xác minh,
    đã được xác nhận, đã được kích hoạt, đã được thêm, đã được xóa, đã bị xóa, đã được bật, đã bật, đã tắt,
    thành công, đăng nhập mới, vừa đăng nhập, vừa được đăng nhập, đã đăng nhập, cảm ơn bạn đã xác, đã chấp nhận,
    đã tham gia
  `,
  here: `
    tại đây, vào đây, ở đây, nhấp, nhấn, bấm, chạm, liên kết, đường dẫn, đường link, nút bên dưới, nút dưới đây,
    nút sau, truy cập, trình duyệt, sao chép và dán
  `,
};
