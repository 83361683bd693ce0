import type { Cues } from "@/lib/mail/extraction/cues/types";

export const vi: Cues = {
  code: `
    mã xác*, mã otp, mã của bạn, mã của quý khách, mã bảo mật, mã đăng nhập, mã một lần, mã dùng một lần, mã sử dụng
    một lần, mã truy cập, mã kích hoạt, mã khôi phục, mã đặt lại, mã ủy quyền, mã 2fa, mã thiết bị, mã mở khóa, mã kiểm
    tra, mã code, nhập mã, dùng mã, mã sau, mã này, mã dưới đây, mã bên dưới, đoạn mã, mật khẩu dùng một lần, mật khẩu
    một lần, mật khẩu otp, mật mã dùng một lần, mã bí mật, mã tạm thời, mã thiết lập lại, mã hai bước, mã hai lớp, mã
    phục hồi, mã vào, mã pin một lần, số xác nhận, số xác minh, mã sms, mã như sau, các mã sau, gõ mã, chép mã, mã đăng
    ký, mã otp của, mã otp là, mã số xác, mã chứng thực, mã kết nối, mã ghép nối, mã ghép đôi, mã liên kết, mã duyệt,
    mã phê duyệt, mã chuyển tiền, mã cho thiết bị, mã thiết bị mới, mã an toàn, mã hủy tài khoản, mã xóa tài khoản, mã
    đổi mật khẩu, mã đổi email, mã cấp lại, mã lấy lại, mã dùng để, mã để xác, mã để đăng nhập, mã để đặt lại, mã vừa
    gửi, mã gửi kèm, mã chữ số, mật khẩu dùng 1 lần, mật khẩu 1 lần, mã dùng 1 lần, mã 1 lần, mã pin dùng một lần, số
    otp, số bảo mật, mã smart otp, mã đăng nhập một lần, mật khẩu giao dịch, mã xác thực giao dịch, mã xác nhận giao
    dịch, mã xác minh, mã xác nhận, mã xác thực, mã pin, mã 6 số, mã 6 chữ số, mã gồm 6 chữ số, mã ký, mã số xác thực,
    mật khẩu chỉ dùng một lần, mật khẩu chỉ dùng 1 lần, mật khẩu chỉ sử dụng một lần, mật khẩu sử dụng một lần, mật
    khẩu có hiệu lực một lần, mật khẩu động, mã động, mã chỉ dùng một lần, mã chỉ dùng 1 lần, mã có hiệu lực một lần,
    mã ghép, mã bắt cặp, mã cấp quyền, mã cho phép, mã chấp thuận, mã chấp nhận, mã đồng ý, mã rút tiền, mã gỡ khóa, mã
    mở máy, mã mở tài khoản, mã cài đặt, mã thiết lập, mã trên tv, mã tivi, mã hiển thị, mã đổi số, mã đổi sim, mã
    chuyển đổi thiết bị, mã chuyển thiết bị, mã chuyển máy, mã xóa, mã gửi qua, mã gửi đến, mã gửi tới, mã tin nhắn, mã
    tan, mã soft otp, soft otp, smart otp, số bí mật, số mật mã, dãy số xác*, dãy số bí mật, chuỗi xác*, chuỗi ký tự
    xác*, khóa xác*, khóa khôi phục, khóa mở, số kích hoạt, số truy cập, số đăng nhập, con số xác*, token xác*, token
    đăng nhập, token một lần, khóa dùng một lần, khóa một lần, pin một lần, pin dùng một lần, pin giao dịch, mã hủy
    liên kết, mã ký hợp đồng, mã ký số, mã điện tử một lần, mật khẩu xác*, mật khẩu một lần duy nhất, mã kiểm soát, mã
    đối chiếu, mã nhập, mã cần nhập, mã được gửi, mã cung cấp, mã cho giao dịch, mã để thanh toán, mã xác nhận thanh
    toán, mã cho khoản thanh toán, mã:, mã phê duyệt thanh toán
  `,
  maybeCode: `
    mật khẩu, khóa truy cập, chữ số, dãy số, số sau, số dưới đây, ký tự, token, mã là, mã số, mã gồm, mã trên, mã đó,
    mã dưới, mã được, mã có, mã sẽ, mã hết hạn, mã bạn, mã của, các mã, một mã, chia sẻ mã, gửi mã, điền mã, mã mới,
    lấy mã, con số, các số, mã pin, mã dự phòng, số pin, chữ cái, chuỗi số, chuỗi sau, cụm từ, từ khóa bí mật,
    số ở trên, số bên dưới, số này, mật mã, mã gửi, mã cũ, dãy này, dãy sau, dãy dưới, chuỗi này, chuỗi dưới, chữ sau,
    chữ dưới, số trên, đoạn này, đoạn sau, số kiểm tra, số dùng một lần, bàn phím điện thoại, phím điện thoại,
    mật khẩu tạm, mật khẩu tạm thời, mã pin tạm, mã pin của bạn, dãy số này, dãy số sau, dãy số dưới, dãy chữ,
    dãy ký tự, chuỗi ký tự, chuỗi số này, sáu chữ số, bốn chữ số, tám chữ số, 6 chữ số, 4 chữ số, 8 chữ số, sáu số,
    bốn số, 6 số, 4 số, các chữ, các chữ cái, các chữ số, những chữ số, những con số, những ký tự, cụm chữ, cụm số,
    cụm ký tự, từ bí mật, câu bí mật, khóa bí mật, mã khóa, mã gồm 6, mã gồm sáu, số phía dưới, số trên màn hình,
    năm chữ số, bảy chữ số, tám số, năm số, 8 số, 5 số, sáu ký tự, tám ký tự, năm ký tự, mã nằm, mã trong thư,
    từ dưới đây, từ này, các từ sau, câu sau, các ký tự sau, ký tự dưới đây, ký tự này,
    mật khẩu ban đầu, mật khẩu khởi tạo, chìa khóa, số ghi dưới, dãy bên dưới, dãy gồm, chuỗi gồm
  `,
  other: `
    đơn hàng, mã đơn, vận đơn, mã theo dõi, mã tra cứu, bưu kiện, giao hàng, hóa đơn, biên lai, đặt chỗ, đặt phòng, mã
    đặt vé, số vé, mã khách hàng, số khách hàng, mã thành viên, số thành viên, hợp đồng, giảm giá, khuyến mại, ưu đãi,
    mã voucher, mã coupon, mã giới thiệu, giới thiệu bạn bè, mã lỗi, mã trạng thái, mã thoát, mã bưu điện, mã bưu
    chính, mã vùng, mã quốc gia, mã số thuế, mã doanh nghiệp, mã số doanh nghiệp, giấy phép, mã ngân hàng, số tài
    khoản, số thẻ, thẻ kết thúc, kết thúc bằng, 4 số cuối, bốn số cuối, số seri, mã sản phẩm, mã qr, mã nguồn, mã hóa,
    mã giao dịch, số giao dịch, mã tham chiếu, số tham chiếu, mã hồ sơ, mã sự cố, điện thoại, hotline, tổng đài, số
    tiền, tổng cộng, tổng tiền, số dư, thành tiền, vnd, phiên bản, chuyến bay, số phòng, mã số sinh viên, mã số khách
    hàng, mã số đơn hàng, mã số thẻ, mst, tài khoản đuôi, thẻ đuôi, đuôi thẻ, thanh toán, tại quầy, giỏ hàng, miễn phí,
    mua hàng, tầng 1*, tầng 2*, tầng 3*, tầng 4*, tầng 5*, tầng 6*, thành phố, phiếu sửa, số phiếu, ứng viên số, hồ sơ
    số, mã số nhân viên, mã số hồ sơ, đọc số này, mã nhận hàng, mã mở tủ, lịch hẹn, tủ thông minh, tủ số, tủ khóa, ngăn
    tủ, mã lấy hàng, mã nhận đồ, mã nhận, mã lấy đồ, kiện hàng, bưu phẩm, bưu gửi, mã bưu gửi, mã vận chuyển, mã giao
    hàng, mã kiện, hợp đồng số, số hợp đồng, mã hợp đồng, mã đại lý, mã nhân viên, mã cửa hàng, mã chi nhánh, mã bệnh
    nhân, số bệnh án, số thứ tự, số ghế, ghế ngồi, số báo danh, số hiệu, biển số, số khung, mã chuyến, mã phòng, phòng
    số, căn hộ, mã căn hộ, mã phiếu, phiếu thu, phiếu giao, phiếu bảo hành, bảo hành, mã quà tặng, mã ưu đãi, mã khuyến
    mãi, khuyến mãi, mã tích điểm, mã đổi quà, mã thưởng, mã môn học, mã lớp, mã trường, mã chứng khoán, mã cổ phiếu,
    mã vạch, mã bưu cục, mã sp, mã thiết bị số, mã phản hồi, mã kết thúc, đơn số, số hóa đơn, hóa đơn số, số biên lai,
    số biên nhận, số bản dựng, bản dựng, số điện thoại, số hotline, số máy lẻ, số điện, số nước, mã điểm dùng, danh bộ,
    kỳ cước, tiền điện, tiền nước, cước phí, phí bảo hiểm, lãi suất, id cuộc họp, mã cuộc họp, mật khẩu cuộc họp, mật
    khẩu wifi, mật khẩu giải nén, số dư ví, đuôi số, số đuôi, tài khoản nhận, cuộc họp, ô tìm kiếm, thanh tìm kiếm,
    khung tìm kiếm, số công tơ, đơn hàng số, mã vé, số hồ sơ, số hợp đồng bảo hiểm, số sê ri, mã sinh viên, mã yêu cầu,
    số báo giá, số lô, nội dung chuyển khoản, nội dung thanh toán, ghi chú chuyển khoản, khu vực, mã khu vực, mã xác
    nhận đặt phòng, mã xác nhận đặt chỗ, mã xác nhận đặt vé, mã xác nhận đơn hàng, mã xác nhận đơn, số xác nhận đặt
    phòng, số xác nhận đặt chỗ, mã thanh toán, mã nạp, mã thẻ cào, thẻ cào, mã nạp thẻ, mã định danh, số định danh, căn
    cước, số cccd, cmnd, hộ chiếu, số hộ chiếu, giấy tờ, mã số bhxh, mã bảo hiểm, mã hội viên, mã điểm bán, mã kho, kho
    số, mã kiểu, mã hàng, mã dự thưởng, mã trúng thưởng, mã tham dự, mã dự thi, mã tặng, mã bạn bè, mã mời, mã cộng
    tác, mã đối tác, mã nhà cung cấp, mã người bán, mã cửa, mã mở cửa, mật khẩu cửa, mật khẩu phòng, mã phòng họp, mật
    khẩu phòng họp, mật khẩu file, mật khẩu tệp, mật khẩu mở tệp, mật khẩu wi fi, mã bãi xe, mã gửi xe, vé xe, vé gửi
    xe, số chuyến, toa số, chỗ ngồi, mã lượt khám, số khám, phòng khám số, mã xét nghiệm, mã đợt, mã hợp đồng vay, số
    hợp đồng vay, kỳ hạn, mã giới thiệu bạn, số công văn, mã bảo hành, số bảo hành, yêu cầu số, phiếu yêu cầu, khiếu
    nại số, số khiếu nại, số văn bản, số quyết định, mã http, mã sửa chữa, phiếu sửa chữa, mã khách, khóa api, bốn chữ
    số cuối, 4 chữ số cuối, mã cơ quan thuế, mã chương, mã tiểu mục, mã nội dung kinh tế, mã ngành nghề, mã ngành nghề
    kinh doanh, mã ngành kinh tế, mã ngành, mã ngân sách, mã quan hệ ngân sách, mã địa bàn hành chính, mã đơn vị hành
    chính, mã tỉnh, mã xã phường, mã ga tàu, mã nhà ga, mã trạm, mã bến xe, mã sân bay, mã hãng bay, mã biểu giá, mã
    giá điện, mã công tơ, mã điểm đo, mã gói cước, mã học phần, mã lớp học phần, mã lớp học, mã khóa học, mã môn thi,
    mã môn, mã bài thi, mã đề thi, mã phòng thi, mã điểm thi, mã hội đồng thi, mã kỳ thi, mã ngành học, mã ngành đào
    tạo, mã trường đại học, mã tổ hợp môn, mã nhóm, mã đội thi, mã đội bóng, mã trận đấu, mã sự kiện, mã hoạt động, mã
    buổi học, mã phòng ban, mã bộ phận, mã đơn vị, mã trung tâm chi phí, mã vật tư, mã linh kiện, mã phụ tùng, mã màu,
    mã màu sơn, mã mẫu, mã model, mã phiên bản, mã bản dựng, mã lô, mã lô hàng, mã thuốc, mã bệnh, mã icd, mã bệnh
    viện, mã cơ sở khám bệnh, mã người nộp thuế, mã nghề nghiệp, mã chức danh, mã trả hàng, mã hoàn hàng, mã đổi trả,
    mã bồi thường, mã báo lỗi, mã dự án, mã gói thầu, mã hs, mã swift, mã citad, mã bin, mã ô đỗ xe, mã bãi đỗ xe, mã
    vị trí đỗ, mã tủ sách, mã mặt hàng, mã chủng loại, mã nhà sản xuất, mã nhà phân phối, mã nhà thuốc, mã kho hàng, mã
    quầy, mã siêu thị, mã của sản phẩm, mã của mặt hàng, mã số sản phẩm, mã số hàng hóa, mã số ngành, mã số lớp, mã số
    học sinh, mã số giáo viên, mã số cán bộ, mã số môn học, mã số lô, mã số đơn vị, mã số dự án, mã số người nộp thuế,
    mã số chi nhánh, mật khẩu wifi khách, mật khẩu wifi cho khách, mật khẩu wi fi cho khách, pass wifi, mật khẩu mạng,
    mật khẩu mạng khách, mật khẩu mạng không dây, mật khẩu zoom, mật mã cuộc họp, mã truy cập cuộc họp, mật khẩu hội
    thảo, mật khẩu webinar, mã cơ sở giáo dục, mã tòa nhà
  `,
  promo: `
    giảm giá, mã giảm, phiếu mua hàng, phiếu quà tặng, thẻ quà tặng, khuyến mại, ưu đãi, siêu sale, tiết kiệm ngay,
    tiết kiệm đến, giỏ hàng, miễn phí vận chuyển, miễn phí giao hàng, freeship, điểm tích lũy, điểm thưởng,
    điểm thành viên, rút thăm trúng thưởng, quay số trúng thưởng, mời bạn bè, giới thiệu bạn bè, hoàn tiền mua sắm,
    quà sinh nhật, quà tặng sinh nhật, đơn hàng tối thiểu, đơn tối thiểu, số lượng có hạn, đến khi hết hàng, mua ngay,
    mua sắm ngay, thu ngân, may mắn, được giảm, để được giảm, nhập mã giảm, quà tặng, tặng ngay, tặng kèm, mua 1 tặng,
    mua một tặng, trà sữa miễn phí, đồng giá, sale off, xả hàng, xả kho, giảm đến, giảm tới, giảm ngay, giảm thêm,
    mã giảm giá, voucher giảm, hoàn xu, tích điểm, đổi quà, trúng thưởng, bốc thăm, khách hàng thân thiết,
    ưu đãi thành viên, dành riêng cho bạn, chỉ hôm nay, số lượng có, dùng thử miễn phí, săn deal, rủ bạn,
    giới thiệu bạn
  `,
  press: `
    bản tin số, trong bài viết này, đọc tiếp, đọc thêm, xem toàn bộ bài viết, bài đăng trên blog, bài viết trên blog,
    độc giả, bạn đọc, thống kê, báo cáo tuần, báo cáo hàng tuần, báo cáo tháng, báo cáo hàng tháng, tóm tắt tuần, trung
    bình mỗi, tính trung bình, tháng trước, tháng vừa qua, ghi chú phát hành, nhật ký thay đổi, phiên bản mới, sửa lỗi,
    lỗi đã sửa, kiểm thử thất bại, bản dựng thất bại, hội thảo, tập podcast, mẹo cho, nghiên cứu cho thấy, theo nghiên
    cứu, theo một nghiên cứu, khảo sát cho thấy, theo khảo sát, làn sóng lừa đảo, thông cáo báo chí, thủ đoạn, tăng
    mạnh, tháng rồi, bài viết về, tuần báo, khảo sát, bảng câu hỏi, ý kiến của bạn, số báo này, số này có gì,
    trong số này, kỳ này, biên tập viên, ban biên tập, chuyên mục, phóng sự, phỏng vấn, bản tin tháng, bản tin tuần,
    xếp hạng, bảng xếp hạng, triển khai thất bại, triển khai thành công, bảo trì hệ thống, lịch bảo trì, báo cáo sự cố,
    báo cáo sử dụng, tổng kết tháng, tổng kết tuần, hoạt động trong tuần, tin tức trong
  `,
  business: `
    xác minh, xác nhận, xác thực, chứng thực, đăng nhập, đăng ký, tài khoản, địa chỉ email, thư điện tử, mật khẩu, đặt
    lại, khôi phục, bảo mật, danh tính, hai bước, 2 bước, hai yếu tố, hai lớp, kích hoạt, thiết bị mới, mở khóa, rút
    tiền, chuyển tiền, chuyển khoản, mật mã, thiết lập lại, ví điện tử, chuyển thiết bị, đổi thiết bị, đổi email, đổi
    máy, máy mới, đã mời bạn, mời bạn, lời mời, đã thêm bạn, bị khóa, có phải bạn, tên người dùng, thẻ thanh toán trực
    tuyến, giao dịch trực tuyến, giao dịch thẻ, chủ thẻ, xác thực giao dịch, chữ ký số, ký điện tử, ký số, khóa truy
    cập, sinh trắc, thiết bị lạ, trình duyệt mới, vị trí lạ, vị trí mới, tham gia cùng, hội đồng, quyền truy cập, chia
    sẻ với bạn, cộng tác, đổi mật khẩu, quên mật khẩu, số điện thoại mới, địa chỉ mới, liên kết tài khoản, liên kết thẻ,
    xóa tài khoản, hủy tài khoản, bị tạm khóa, điện thoại mới, ứng dụng cư dân, ký hợp đồng, liên kết thiết bị, đổi số
    điện thoại, đồng ý của phụ huynh, thêm thiết bị, máy tính mới, lấy lại mật khẩu, phê duyệt, thư viện điện tử, ủy
    quyền, đăng nhập trên tv, chờ bạn duyệt, chờ quý khách duyệt, chờ duyệt, chờ bạn ký, chờ chữ ký, chờ bạn đồng ý, chờ
    sự đồng ý của bạn, duyệt giao dịch, duyệt lệnh, duyệt thanh toán, duyệt khoản chi, duyệt khoản chuyển, lệnh chuyển
    đang, lệnh chuyển chờ, lệnh thanh toán đang, lệnh thanh toán chờ, lệnh chi đang, lệnh chi chờ, hoàn tất giao dịch,
    hoàn tất lệnh, hoàn tất khoản chuyển, hoàn tất việc chuyển, thực hiện giao dịch, thực hiện lệnh, thực hiện khoản
    chuyển, thực hiện việc chuyển, giải phóng giao dịch, giải phóng lệnh, giải phóng khoản chuyển, giải phóng việc
    chuyển, giao dịch đang chờ, giao dịch chờ, giao dịch mua trực tuyến bằng thẻ, giao dịch mua trên mạng, thanh toán
    trực tuyến bằng thẻ, thanh toán trên mạng, ký kết, ký tài liệu, ký văn bản, ký duyệt, ký lệnh, ký giấy tờ, ủy nhiệm
    chi, nhập sai, sai nhiều lần, sai quá nhiều, sai mã pin, nhiều lần không thành công, lần thử sai, lần thử không
    thành, quá số lần, tạm khóa, bị chặn, cập nhật số điện thoại, cập nhật email, đổi số, ghép nối thiết bị, ghép nối
    tv, ghép nối đồng hồ, ghép đôi tv, ghép đôi đồng hồ, kết nối thiết bị, kết nối tv, kết nối đồng hồ, xóa hồ sơ, đóng
    hồ sơ, trang bạn đang mở, trang đang mở, trang còn mở, trang bạn để mở, trang bạn đã mở, cửa sổ bạn đang mở, cửa sổ
    đang mở, cửa sổ còn mở, cửa sổ bạn để mở, cửa sổ bạn đã mở, lấy lại quyền, lấy lại truy cập, phục hồi quyền, phục
    hồi truy cập, truy cập lại, người thụ hưởng mới, thêm người thụ hưởng, phụ huynh đồng ý
  `,
  fleeting: `
    hết hạn, hiệu lực, có giá trị trong, thời hạn, phút, trong vòng, một lần, trong thời gian, chỉ dùng được, chỉ có
    tác dụng, quá hạn, vô hiệu, còn hạn đến, không còn tác dụng, mất tác dụng, hết tác dụng, hết hiệu lực, có hạn đến,
    có hạn trong, sử dụng một lần, dùng được một lần, dùng một lần duy nhất, trong 24 giờ, trong 10 phút, phút nữa,
    sau mười phút, sau 10 phút, hết hiệu lực sau, hết hạn sau, chỉ dùng một lần, chỉ dùng 1 lần, chỉ có hiệu lực, chỉ
    hợp lệ, hợp lệ trong, hợp lệ đến, không còn hiệu lực, không dùng lại, không sử dụng lại, tự hủy, tự động hết hạn,
    trong 5 phút, trong 3 phút, trong 15 phút, trong 30 phút, trong 48 giờ, nửa giờ
  `,
  secret: `
    không chia sẻ, đừng chia sẻ, không được chia sẻ, không tiết lộ, không cung cấp, tuyệt đối không, bất kỳ ai, với
    ai, không bao giờ yêu cầu, bí mật, tuyệt mật, không gửi, không cho ai, không đưa, đừng đưa, không nói, không đọc
    mã, không ai, người khác, tiết lộ cho, cung cấp cho bất, nhân viên không bao giờ, kể cả nhân viên, dưới mọi hình
    thức, không hỏi, sẽ không hỏi, đừng nói, giữ kín, giữ bí mật, không chuyển tiếp, đừng chuyển tiếp, không đọc cho,
    không chia sẻ với, cho bất cứ ai, cho bất kỳ ai, với bất kỳ ai, với bất cứ ai, không tiết lộ cho, nhân viên ngân
    hàng, kể cả người, không bao giờ hỏi, không bao giờ gọi, không gọi điện, không chia sẻ mã, đừng chia sẻ mã, vui
    lòng không chia sẻ, xin đừng chia sẻ, không nên chia sẻ, không tiết lộ mã, đừng tiết lộ, không được tiết lộ, tuyệt
    đối không chia sẻ, tuyệt đối không cung cấp, tuyệt đối không tiết lộ, không cung cấp mã, đừng cung cấp, không được
    cung cấp, không đưa mã, không gửi mã, đừng gửi mã, không đọc mã này, đừng đọc mã, đừng cho ai, đừng nói cho ai,
    đừng nói với ai, không nói cho ai, không cho bất kỳ ai, không để lộ mã, đừng để lộ, cho người lạ, giữ bí mật mã,
    bảo mật mã này, giữ kín mã, giữ cho riêng bạn, sẽ không yêu cầu, không bao giờ hỏi mã, ngân hàng không yêu cầu,
    nhân viên sẽ không, nhân viên của chúng tôi không, không chuyển tiếp email này, ai hỏi mã này
  `,
  enter: `
    dán mã, sao chép, nhập mã, nhập số, nhập các, nhập dãy, nhập chuỗi, nhập chữ, nhập cụm, nhập otp, nhập pin, nhập
    đoạn, nhập ký tự, nhập từ, nhập đúng, nhập lại mã, nhập mật khẩu, hãy nhập, vui lòng nhập, cần nhập, xin nhập, mời
    nhập, để nhập, mã nhập, điền mã, điền số, điền dãy, điền các, hãy điền, vui lòng điền, điền vào ô, gõ mã, dùng mã,
    dùng số, dùng otp, dùng mật khẩu, hãy dùng, vui lòng dùng, hãy sử dụng, vui lòng sử dụng, dán số, dán vào, chép mã,
    chép lại, ghi mã, đọc mã, vui lòng cung cấp, quét, gõ dãy, gõ số, gõ các, gõ chuỗi, hãy gõ, điền chuỗi, ghi số, và
    ghi, đánh các, đánh chữ, hãy gửi, nhập vào ô, dán đoạn, dán chuỗi, gõ sáu, bạn viết, hãy viết, viết số, viết mã, bấm
    số, bấm các, bấm tám, bấm sáu, bấm vào màn hình, bấm mã, nhấn mã, gõ vào, gõ lại, gõ đúng, nhập vào, nhập giúp, nhập
    nó, nhập lại số, điền vào, điền giúp, điền nó, ghi vào, viết vào, dán nó, chép vào, chép sang, đọc lại, đọc cho nhân
    viên, cung cấp mã, cung cấp số, xuất trình, đối chiếu, so với số, chọn số, trả lời bằng mã, quét mã, điền, chỉ cần
    điền, chỉ cần gõ, chỉ cần nhập, xin điền, xin vui lòng nhập, nhập tiếp, điền tiếp, gõ tiếp, nhập dòng, quý khách
    nhập, bạn nhập, anh/chị nhập, sử dụng mã, sử dụng số, sử dụng otp, để xác nhận nhập, nhập vào app, nhập vào trang,
    nhập vào cửa sổ, sẽ hỏi, sẽ yêu cầu, yêu cầu nhập, được hỏi, và nhập, rồi nhập, nhập ngay, nhập tại, nhập trong,
    nhập trên, xác nhận bằng, xác thực bằng, xác minh bằng, phê duyệt bằng, duyệt bằng, ký bằng, mở khóa bằng, đăng nhập
    bằng mã, hoàn tất bằng, kích hoạt bằng, trả lời bằng, phản hồi bằng, nhắn lại, gửi lại mã, gửi lại số, gửi cho
    chatbot, cho chatbot, hãy đọc, đọc dãy, đọc cho, đọc cho tổng đài, báo mã, cho tổng đài viên, cho nhân viên hỗ trợ,
    với nhân viên, cung cấp dãy, đưa mã, cần điền, phải nhập, phải gõ, phải điền, hãy ghi, hãy dán, hãy chép, hãy bấm,
    hãy nhấn số, bấm dãy, nhấn dãy, nhấn phím, quay số, dùng dãy, dùng chuỗi, sử dụng dãy, sử dụng chuỗi, điền chữ, chọn
    đúng số, hệ thống hỏi, tổng đài hỏi, ứng dụng hỏi, trang hỏi, khi được yêu cầu, khi được hỏi, cần đến mã, cần bốn,
    cần sáu, sang trang, vui lòng gõ, vui lòng ghi, vui lòng dán, vui lòng chép, vui lòng bấm số, vui lòng đọc, xin gõ,
    xin ghi, rồi gõ, và gõ, bạn gõ, chỉ việc gõ, chỉ việc nhập, nhập chính xác, gõ giúp, gõ chính xác, gõ mật khẩu, dán
    nội dung, dán dãy, dán mật khẩu, ghi dãy, ghi chuỗi, ghi lại mã, gõ ký tự, ghi các, gõ chữ, gõ cụm, ghi cụm, ghi
    chữ, dán cụm, gõ bốn, gõ tám, gõ năm, gõ 4, gõ 5, gõ 6, gõ 8, nhập bốn, nhập sáu, nhập tám, nhập năm, nhập 4, nhập
    5, nhập 6, nhập 8, ghi bốn, ghi sáu, ghi tám, ghi năm, ghi 4, ghi 5, ghi 6, ghi 8, bấm bốn, bấm năm, bấm 4, bấm 5,
    bấm 6, bấm 8, đánh mã, đánh vào ô, đánh dãy, bấm chuỗi, bấm phím số, bấm lần lượt, nhấn chuỗi, nhấn các số, nhấn lần
    lượt, nhấn số này, nhấn số sau, nhấn số dưới, nhấn số trên, chọn các số, chọn các chữ số, chọn dãy số, chọn con số,
    chạm vào số, chạm vào các số, chạm vào con số, đọc to mã, đọc các số, đọc con số, đọc chuỗi, nói to mã, nói các số,
    nói dãy, nói con số, nói lại mã, nói mã, nói chuỗi, báo to mã, báo các số, báo dãy, báo con số, báo lại mã, báo
    chuỗi, nói cho nhân viên, nói cho tổng đài*, nói cho tư vấn viên, nói cho chuyên viên, nói cho trợ lý, báo cho nhân
    viên, báo cho tổng đài*, báo cho tư vấn viên, báo cho chuyên viên, báo cho trợ lý, cung cấp cho nhân viên, cung cấp
    cho tổng đài*, cung cấp cho tư vấn viên, cung cấp cho chuyên viên, cung cấp cho trợ lý, đưa cho nhân viên, đưa cho
    tổng đài*, đưa cho tư vấn viên, đưa cho chuyên viên, đưa cho trợ lý, nhân viên của chúng tôi mã, tổng đài viên của
    chúng tôi mã, tư vấn viên của chúng tôi mã, chuyên viên của chúng tôi mã, nói với tổng đài*, nói với tư vấn viên,
    cho biết mã, trình mã, cho xem mã, đánh vần, gửi mã này, gửi dãy này, gửi số này, gửi trả mã, gửi dãy số, gửi lại
    dãy, trả lời với mã, trả lời mã, trả lời kèm mã, quay lại ứng dụng, quay lại trang đăng, quay lại trang xác, quay
    lại cửa sổ, quay lại màn hình, quay lại biểu mẫu, trở lại ứng dụng, trở lại trang đăng, trở lại trang xác, trở lại
    cửa sổ, trở lại màn hình, trở lại biểu mẫu, quay về ứng dụng, quay về trang đăng, quay về trang xác, quay về cửa sổ,
    quay về màn hình, quay về biểu mẫu, trở về ứng dụng, trở về trang đăng, trở về trang xác, trở về cửa sổ, trở về màn
    hình, trở về biểu mẫu, mở lại ứng dụng, mở lại trang đăng, mở lại trang xác, mở lại cửa sổ, mở lại màn hình, mở lại
    biểu mẫu, tiếp tục với mã, hoàn tất với mã, xác nhận với mã, xác thực với mã, mở khóa với mã, ký với mã, phê duyệt
    với mã, tiếp tục bằng mã, tiếp tục bằng dãy, duyệt giao dịch bằng mã, duyệt giao dịch bằng otp, duyệt giao dịch bằng
    dãy, duyệt thanh toán bằng mã, duyệt thanh toán bằng otp, duyệt thanh toán bằng dãy, duyệt lệnh bằng mã, duyệt lệnh
    bằng otp, duyệt lệnh bằng dãy, duyệt lệnh chuyển bằng mã, duyệt lệnh chuyển bằng otp, duyệt lệnh chuyển bằng dãy,
    duyệt chuyển tiền bằng mã, duyệt chuyển tiền bằng otp, duyệt chuyển tiền bằng dãy, duyệt thay đổi bằng mã, duyệt
    thay đổi bằng otp, duyệt thay đổi bằng dãy, duyệt yêu cầu bằng mã, duyệt yêu cầu bằng otp, duyệt yêu cầu bằng dãy,
    xác nhận giao dịch bằng mã, xác nhận giao dịch bằng otp, xác nhận giao dịch bằng dãy, xác nhận thanh toán bằng mã,
    xác nhận thanh toán bằng otp, xác nhận thanh toán bằng dãy, xác nhận lệnh bằng mã, xác nhận lệnh bằng otp, xác nhận
    lệnh bằng dãy, xác nhận lệnh chuyển bằng mã, xác nhận lệnh chuyển bằng otp, xác nhận lệnh chuyển bằng dãy, xác nhận
    chuyển tiền bằng mã, xác nhận chuyển tiền bằng otp, xác nhận chuyển tiền bằng dãy, xác nhận thay đổi bằng mã, xác
    nhận thay đổi bằng otp, xác nhận thay đổi bằng dãy, xác nhận yêu cầu bằng mã, xác nhận yêu cầu bằng otp, xác nhận
    yêu cầu bằng dãy, xác thực giao dịch bằng mã, xác thực giao dịch bằng otp, xác thực giao dịch bằng dãy, xác thực
    thanh toán bằng mã, xác thực thanh toán bằng otp, xác thực thanh toán bằng dãy, xác thực lệnh bằng mã, xác thực lệnh
    bằng otp, xác thực lệnh bằng dãy, xác thực lệnh chuyển bằng mã, xác thực lệnh chuyển bằng otp, xác thực lệnh chuyển
    bằng dãy, xác thực chuyển tiền bằng mã, xác thực chuyển tiền bằng otp, xác thực chuyển tiền bằng dãy, xác thực thay
    đổi bằng mã, xác thực thay đổi bằng otp, xác thực thay đổi bằng dãy, xác thực yêu cầu bằng mã, xác thực yêu cầu bằng
    otp, xác thực yêu cầu bằng dãy, hoàn tất giao dịch bằng mã, hoàn tất giao dịch bằng otp, hoàn tất giao dịch bằng
    dãy, hoàn tất thanh toán bằng mã, hoàn tất thanh toán bằng otp, hoàn tất thanh toán bằng dãy, hoàn tất lệnh bằng mã,
    hoàn tất lệnh bằng otp, hoàn tất lệnh bằng dãy, hoàn tất lệnh chuyển bằng mã, hoàn tất lệnh chuyển bằng otp, hoàn
    tất lệnh chuyển bằng dãy, hoàn tất chuyển tiền bằng mã, hoàn tất chuyển tiền bằng otp, hoàn tất chuyển tiền bằng
    dãy, hoàn tất thay đổi bằng mã, hoàn tất thay đổi bằng otp, hoàn tất thay đổi bằng dãy, hoàn tất yêu cầu bằng mã,
    hoàn tất yêu cầu bằng otp, hoàn tất yêu cầu bằng dãy, ký hợp đồng bằng mã, ký hợp đồng bằng otp, ký văn bản bằng mã,
    ký văn bản bằng otp, ký tài liệu bằng mã, ký tài liệu bằng otp, mở khóa tài khoản bằng mã, mở khóa tài khoản bằng
    dãy, mở khóa thẻ bằng mã, mở khóa thẻ bằng dãy, sau khi nhập, sau khi gõ, sau khi dán, ngay khi nhập, ngay khi gõ,
    ngay khi dán, nhập xong, nhập đủ, nhập lần lượt, gõ xong, gõ đủ, gõ lần lượt, dán xong, dán đủ, dán lần lượt, lần
    lượt nhập, lần lượt gõ, lần lượt bấm, chép dãy, chép chuỗi, chép nguyên, nhập thủ công, chèn mã, chèn vào ô, chèn
    vào khung, chèn vào trang, vào ô trống, vào ô nhập, vào khung nhập
  `,
  complete: `
    xác minh email, xác minh địa chỉ, xác minh tài khoản, xác minh danh tính, xác nhận email, xác nhận địa chỉ, xác nhận
    tài khoản, xác nhận đăng ký, xác nhận đăng nhập, xác nhận thay đổi, xác nhận danh tính, xác nhận xóa, xác thực
    email, xác thực tài khoản, xác thực địa chỉ, kích hoạt tài khoản, đặt lại mật khẩu, thiết lập lại mật khẩu, thiết
    lập mật khẩu, đặt mật khẩu, cài lại mật khẩu, tạo mật khẩu, đổi mật khẩu, mật khẩu mới, chọn mật khẩu, khôi phục mật
    khẩu, khôi phục tài khoản, lấy lại mật khẩu, liên kết xác*, liên kết kích hoạt, liên kết đăng nhập, liên kết đặt
    lại, chấp nhận lời mời, đồng ý lời mời, xem lời mời, tham gia nhóm, mở khóa tài khoản, phê duyệt đăng nhập, cho phép
    đăng nhập, tin cậy thiết bị, là tôi, hoàn tất đăng ký, hoàn thành đăng ký, hoàn tất thiết lập, thiết lập tài khoản,
    xóa tài khoản của tôi, xác nhận giúp, xác nhận thư, xác nhận đăng kí, đăng ký nhận tin, xác nhận nhận tin, xác nhận
    yêu cầu, xác nhận tham gia, xác nhận hủy tài khoản, xóa tài khoản ngay, xóa vĩnh viễn, hoàn tất xác minh, hoàn tất
    xác nhận, hoàn tất xác thực, hoàn tất việc, hoàn thành xác, thiết lập lại thông tin, đặt lại ngay, đổi lại mật khẩu,
    mật mã mới, đặt lại mật mã, đăng nhập không cần mật khẩu, đăng nhập một chạm, đăng nhập bằng một, đăng nhập tức thì,
    link đăng nhập, link xác nhận, link xác minh, link kích hoạt, link đặt lại, đường dẫn đăng nhập, đường dẫn xác nhận,
    đường dẫn đặt lại, đường dẫn kích hoạt, tham gia vào, vào nhóm, gia nhập, vâng là tôi, chính tôi, tôi đã đăng nhập,
    duyệt đăng nhập, bỏ chặn tài khoản, hủy tài khoản của tôi, hoàn tất hồ sơ, nhận tài khoản, mở lại tài khoản, là
    mình, bật tài khoản, mở tài khoản của tôi, đồng ý thay đổi, đồng ý đổi, tôi muốn nhận, email của tôi, xóa hẳn tài
    khoản, nhận lời, đúng là tôi, đồng ý, tham gia, mở tài khoản, mở khóa, xóa tài khoản, mở lời mời, trả lời lời mời,
    tham gia cùng, thuộc về bạn, vào tài khoản, gỡ khóa, xác nhận đó là bạn, tôi xác nhận, kích hoạt, kích hoạt thành
    viên, tôi sẽ tham gia, tôi tham gia, tôi đồng ý, tôi chấp nhận, vào phòng, vào lớp, vào nhóm ngay, vào đội, tham gia
    lớp, tham gia lớp học, tham gia đội, tham gia dự án, tham gia không gian, tham gia tổ chức, tham gia cộng đồng, tham
    gia ngay, gia nhập nhóm, gia nhập đội, nhận lời mời, chấp nhận tham gia, chấp nhận yêu cầu, chấp thuận, phê duyệt
    yêu cầu, phê duyệt thiết bị, phê duyệt giao dịch, duyệt yêu cầu, duyệt thiết bị, cho phép thiết bị, cho phép truy
    cập, tin cậy trình duyệt, tin thiết bị, tiếp tục trên trình duyệt, tiếp tục trong trình duyệt, tiếp tục đăng ký,
    tiếp tục đăng nhập, tiếp tục tạo, hoàn tất đăng nhập, hoàn tất tài khoản, hoàn tất kích hoạt, hoàn tất thay đổi,
    hoàn tất đổi, hoàn thành thiết lập, xác nhận thiết bị, xác nhận giao dịch, xác nhận địa chỉ mới, xác nhận email mới,
    xác nhận hủy, xác nhận lời mời, xác nhận quyền, xác nhận là tôi, xác nhận đây là, xác nhận rằng, xác nhận chủ, dùng
    địa chỉ này, dùng email này, đây là email của, đây là địa chỉ của, đúng là email, thay mật khẩu, thay đổi mật khẩu,
    nhập mật khẩu mới, tạo lại mật khẩu, đặt mật khẩu mới, chọn mật khẩu mới, quên mật khẩu, cấp lại mật khẩu, đặt lại
    mã pin, đặt lại pin, mã pin mới, khôi phục quyền, khôi phục truy cập, lấy lại tài khoản, lấy lại quyền, mở lại, gỡ
    chặn, gỡ khóa tài khoản, bỏ khóa, kích hoạt ngay, kích hoạt email, kích hoạt thẻ, kích hoạt hội viên, kích hoạt dịch
    vụ, bắt đầu sử dụng tài khoản, đăng nhập ngay không, đăng nhập bằng liên kết, vào thẳng, vào ngay, cho tôi vào, đưa
    tôi vào, xác nhận nhận, đồng ý nhận tin, nhận bản tin, tôi muốn đăng ký, tôi muốn nhận tin, đăng ký bản tin, xóa
    vĩnh, xóa dữ liệu của tôi, xóa tài khoản của, đóng tài khoản, hủy tài khoản, đổi mật mã, mở khóa tại đây, mở khóa ở
    đây, vào nhóm tại, nhận lời mời tại, hoàn tất tại, xác nhận tại, kích hoạt tại, đặt lại tại, khôi phục tại, chấp
    nhận tại, xác nhận qua liên kết, bấm để xác nhận, nhấn để xác nhận, nhấp để xác nhận, nhấn để kích hoạt, bấm để kích
    hoạt, nhấn để đặt lại, bấm để đặt lại, phụ huynh đồng ý, hoàn tất ký, hoàn tất thủ tục, hoàn tất tại liên kết, cho
    phép đăng nhập này, duyệt đăng nhập này, phê duyệt đăng nhập này, xác nhận chủ sở hữu, xác nhận quyền sở hữu, xác
    nhận địa chỉ email này, đổi địa chỉ email, xác nhận đổi, xác nhận thay, hủy khóa, khôi phục lại tài khoản, kích hoạt
    lại tài khoản, kích hoạt lại
  `,
  act: `
    xác minh, xác nhận, xác thực, kích hoạt, chấp nhận, đồng ý, phê duyệt, cho phép, mở khóa, đặt lại, tham gia, tiếp
    tục, hoàn tất, hoàn thành, bắt đầu, thiết lập, phê chuẩn, tin cậy, vâng, email liên hệ, địa chỉ liên hệ, còn một
    bước, một bước nữa, bước cuối, sắp xong, đồng ý tham gia, duyệt, chấp thuận, làm tiếp, tiếp tục nhé, hoàn tất nốt,
    xong bước, một bước cuối, bước cuối cùng, chỉ còn một bước, chưa hoàn tất, chưa xong, gia nhập, bật lại, gỡ khóa
  `,
  signIn: `
    đăng nhập, mở ứng dụng, vào tài khoản, mở app, vào ứng dụng, vào lại
  `,
  never: `
    kiểm tra hoạt động, xem lại hoạt động, xem hoạt động, hủy đăng ký, hủy nhận, ngừng nhận, tùy chọn, cài đặt email,
    cài đặt thông báo, quản lý, xem trên trình duyệt, xem trong trình duyệt, xem trực tuyến, quyền riêng tư, chính
    sách, điều khoản, trợ giúp, hỗ trợ, liên hệ, câu hỏi thường gặp, khảo sát, đánh giá, phản hồi, góp ý, đơn hàng của
    tôi, xác nhận đơn hàng, theo dõi, xem hóa đơn, thanh toán, xem chi tiết, xem thêm, tìm hiểu thêm, đọc thêm, xem tất
    cả, tải xuống, tải ứng dụng, mua ngay, mua sắm, cửa hàng, chia sẻ, trả lời, bình luận, trang chủ, nâng cấp, gia
    hạn, mời bạn bè, tài liệu, ngừng đăng ký, bỏ đăng ký, tra cứu, tải hóa đơn, hướng dẫn người dùng, xem hướng dẫn,
    hướng dẫn sử dụng, chấm sao, thôi nhận, xem đơn, xem sản phẩm, xem đặt phòng, xem ảnh, xem nhật ký, để lần khác,
    đến bài viết, đọc bài, xem bài, kiểm tra cài đặt, bảng điều khiển, thôi nhận thư, không nhận thư, không muốn nhận,
    dừng nhận, giảm số thư, tái tục, gia hạn ngay, xem tiêu chí, xem lịch, xem bản đồ, bản đồ, chỉ đường, xem kết quả,
    xem báo cáo, xem trạng thái, xem tiến độ, xem thực đơn, xem cửa hàng, tìm cửa hàng, hệ thống cửa hàng, đặt lịch,
    đổi lịch, hủy lịch, dời lịch, xem lịch hẹn, xem hợp đồng, tải hợp đồng, tải biên lai, xem biên lai, in hóa đơn, nộp
    tiền, trả lời khảo sát, làm khảo sát, tham gia khảo sát, điền khảo sát, bình chọn, xem video, xem danh sách, thêm
    vào lịch, đánh giá dịch vụ, xem ưu đãi, nhận ưu đãi, dùng ngay ưu đãi, tuyển dụng, giới thiệu về, cài đặt nhận thư,
    tần suất, hỏi đáp, nâng gói, đổi gói, xem gói, cài ứng dụng, tải app, tiếp tục trò chuyện, tiếp tục cuộc trò
    chuyện, xem tin nhắn, đọc tin nhắn, xem bình luận, tham gia cuộc họp, vào cuộc họp, tài khoản của tôi, mở công
    việc, dùng thử ngay, mở báo cáo, mở tệp, đọc toàn bộ chủ đề, phản hồi về, theo dõi đơn, theo dõi kiện, theo dõi vận
    đơn, xem hành trình, tải sao kê, xem sao kê, thẻ lên máy bay, làm thủ tục, chọn chỗ, xem hồ sơ, liên hệ tổng đài,
    gọi tổng đài, chat với, viết đánh giá, chấm điểm, tải về từ app store, tải ứng dụng tại, google play, app store,
    lưu vào lịch, xem vé, tải vé, quản lý đặt chỗ, quản lý đơn, phiên bản web, thay đổi giao hàng, thay đổi đặt phòng,
    cập nhật thẻ, ứng tuyển ngay, nộp hồ sơ, săn sale ngay, dùng mã giảm giá, đổi voucher, giới thiệu bạn bè, vào phòng
    họp
  `,
  notMe: `
    không phải bạn, không phải là bạn, không phải tôi, không phải do bạn, không yêu cầu, không thực hiện, không đăng ký,
    không tạo, không nhận ra, bỏ qua, từ chối, báo cáo, bảo vệ tài khoản, khóa tài khoản ngay, khóa tài khoản của tôi,
    thu hồi, nghi ngờ, không phải do quý khách, không phải quý khách, không phải anh, không phải chị, không phải em, nếu
    không phải, không định, không khởi xướng, không muốn, không gửi yêu cầu, không hề, hủy bỏ, hủy yêu cầu, hủy thay
    đổi, hủy lời mời, giữ tài khoản, giữ lại tài khoản, khóa ngay, ai đó khác, người lạ, đáng ngờ, chặn đăng nhập, nếu
    không phải bạn, không cần làm gì, bỏ qua thư này, hãy bỏ qua, bạn không yêu cầu, không cảm ơn, cứ để yên, để yên,
    không cần quan tâm, đừng bận tâm, không để ý, xóa thư này, xóa email này, không nhớ, không biết người, không quen,
    bạn chưa từng, chưa từng yêu cầu, chưa yêu cầu, chưa đăng ký, không tự, không phải người, không phải chủ, không phải
    thao tác, nhầm địa chỉ, gửi nhầm, nhập nhầm, ai đó nhập, có người khác, hủy thao tác, hủy việc, không phải giao
    dịch, báo ngay cho, liên hệ ngay, khóa thẻ, giữ nguyên, không tham gia, không cố gắng, không phải anh/chị, nếu không
    phải quý khách, nếu anh chị không, nếu quý khách không, nếu bạn không thực hiện, nếu bạn không yêu cầu, không phải
    bạn yêu cầu, không phải do anh, không phải do chị, vui lòng bỏ qua, xin bỏ qua, có thể bỏ qua, vui lòng xóa, không
    do bạn, không do quý khách, không nhận biết, không nhận diện được, không biết tài khoản này, không biết thiết bị
    này, không biết hoạt động này, không thuộc về bạn, không thuộc về quý khách, không phải của bạn, không phải của quý
    khách, không phải tài khoản của, không phải thiết bị của, không phải hoạt động của, không tiến hành, không ủy quyền,
    bạn không cho phép, không đổi mật khẩu, không thay đổi mật khẩu, không thử đăng nhập, không cố đăng nhập, mà bạn
    không biết, không được bạn cho phép, người khác có thể đã, ai đó có thể đã, do nhầm lẫn, là nhầm lẫn, là sự nhầm
    lẫn, cho rằng đây là lỗi, nếu điều này không đúng, xóa địa chỉ email của, gỡ bỏ địa chỉ email, để vô hiệu hóa tài
    khoản, vô hiệu hóa tài khoản ngay, đóng băng tài khoản ngay, để tạm khóa tài khoản, nên đổi mật khẩu, nên thay đổi
    mật khẩu, đổi mật khẩu ngay lập tức, đổi mật khẩu càng sớm, cho chúng tôi biết, báo cho chúng tôi, xem lại hoạt
    động, kiểm tra hoạt động, đăng xuất khỏi tất cả, liên hệ với chúng tôi ngay, hoàn tác thay đổi
  `,
  done: `
    đã được thay đổi, đã thay đổi, đã được đặt lại, đã đặt lại, đã được cập nhật, đã cập nhật, đã được xác minh, đã
    được xác nhận, đã được kích hoạt, đã được thêm, đã được xóa, đã bị xóa, đã được bật, đã bật, đã tắt, thành công,
    đăng nhập mới, vừa đăng nhập, vừa được đăng nhập, đã đăng nhập, cảm ơn bạn đã xác, đã chấp nhận, đã tham gia, vừa
    thay đổi, vừa đổi, vừa được thay đổi, đã bị thay đổi, vừa đăng ký, thiết bị lạ, đã hủy, đã xóa, đã nhận được thanh
    toán, thất bại, đã được gửi, đã gửi hàng, đã được giao, đã giao, đã nhận hàng, đã thanh toán, đã được thanh toán,
    đã đặt, đặt lịch thành công, đặt hàng thành công, đã liên kết, đã được liên kết, đã đổi mật khẩu, vừa đặt lại, đã
    được khôi phục, đã được mở khóa, đã hoàn tất, đã xác nhận, đã xác minh, đã kích hoạt, đã được bỏ vào, đã được hủy,
    đã bị hủy, nếu là bạn, nếu đúng là bạn, nếu chính bạn, không cần làm gì thêm, bạn đã hủy đăng ký, bạn đã hủy nhận,
    quý khách đã hủy đăng ký, đã hủy đăng ký thành công, bạn đã ngừng nhận, đăng ký của bạn đã bị hủy, đăng ký của bạn
    đã được hủy, gói đăng ký đã được hủy, bạn sẽ không còn nhận, bạn sẽ không nhận thêm, sẽ không còn nhận được, sẽ
    không nhận được email nữa, đã được xóa khỏi danh sách, đã bị xóa khỏi danh sách
  `,
  here: `
    tại đây, vào đây, ở đây, nhấp, bấm, liên kết, đường dẫn, đường link, nút bên dưới, nút dưới đây, nút sau, truy cập,
    trình duyệt, sao chép và dán, nhấn vào, nhấn nút, nhấn để, hãy nhấn, vui lòng nhấn, ấn vào, ấn nút, chạm vào, chạm
    để, địa chỉ dưới đây, địa chỉ sau, địa chỉ này, chép địa chỉ, không mở được, mở link, vào địa chỉ, url, mở trang
    này, nhấn, sao chép, nút không hoạt động, nút không bấm, không bấm được, không nhấn được, nút này, nút dưới,
    nút bên trên, nút ở trên, nút phía dưới, sao chép địa chỉ, dán địa chỉ, dán đường, đường dẫn sau, đường dẫn này,
    liên kết sau, liên kết này, mở liên kết, mở đường dẫn, mở địa chỉ, trang sau, trang dưới đây
  `,
  onSite: `
    bưu kiện, gói hàng, kiện hàng, đơn hàng, giao hàng, vận chuyển, shipper, tài xế, tủ đồ, tủ khóa, tủ gửi, tủ nhận,
    nhận hàng, lấy hàng, lễ tân, cửa ra vào, mở cửa, mở cổng, cổng vào, wifi, wi fi, lịch hẹn, lịch khám, đặt chỗ, đặt
    phòng, đặt bàn, số thứ tự, hàng chờ, thu ngân, quầy lễ tân, vé tàu, vé xem, mua vé, lấy vé, id cuộc họp, mã cuộc
    họp, số cuộc họp, id hội nghị, mã hội nghị, số hội nghị, mật khẩu cuộc họp, liên kết cuộc họp, link cuộc họp,
    đường dẫn cuộc họp, phòng họp, họp zoom, họp qua zoom, họp teams, họp qua teams, cuộc họp meet, google meet, họp
    trực tuyến, họp online, gọi video, cuộc gọi hình, hội nghị truyền hình, hội nghị trực tuyến, họp video, hội thảo
    trực tuyến, hội thảo web, webinar*, khám từ xa, tham gia cuộc họp, vào cuộc họp, tham dự cuộc họp, tham gia qua
    điện thoại, số gọi vào, mã pin người tham gia, mã người tham gia, id người tham gia, số người tham gia, mã pin
    tham dự, cửa cuốn, cửa gara, cổng phụ, cổng tòa nhà, cổng bảo vệ, thanh chắn, rào chắn, barie, lối vào tòa nhà,
    sảnh tòa nhà, đại sảnh, tiền sảnh, hệ thống liên lạc nội bộ, chuông hình, cầu thang, thang máy, nhà để xe, bãi đỗ
    xe, bãi giữ xe, chỗ đỗ xe, hầm xe, tầng hầm, hộp chìa khóa, hộp khóa, két chìa khóa, nhận chìa khóa, giao chìa
    khóa, ổ khóa, khóa xe đạp, tủ quần áo, tủ cá nhân, tủ locker, phòng thay đồ, phòng gửi đồ, quầy gửi đồ, mã báo
    động, hệ thống báo động, chuông báo động, tắt báo động, két sắt, cửa xoay, cổng xoay, trạm sạc, trụ sạc, điểm sạc,
    máy bán vé, máy bán hàng, máy lấy số, máy tự phục vụ, quầy tự phục vụ, quầy tự động, máy photocopy, máy photo, máy
    sao chép, tại máy in, phòng giặt, máy giặt, mạng không dây, số phòng, bưu tá, bưu cục, giao tận nơi, giao tận nhà,
    giao đến cửa, tận cửa, khung giờ, xếp hàng, số quầy, quầy giao dịch, tại quầy, tiếp tân, quầy thông tin, phụ xe,
    soát vé, lên máy bay, lên tàu, bảo vệ tòa nhà, nhân viên bảo vệ, chú bảo vệ, cuộc hẹn, buổi hẹn, buổi khám, xác
    nhận tham dự, xác nhận tham gia buổi, sự có mặt, điểm danh, tham dự buổi, tham dự sự kiện, bạn có tham dự, tôi sẽ
    tham dự, tôi sẽ đến, xin hồi đáp trước, chuyến thăm, buổi thăm, xem nhà, nhận phòng, trả phòng, check in, làm thủ
    tục chuyến bay, kỳ nghỉ của bạn, chỉ số công tơ, chỉ số đồng hồ, đồng hồ nước, đồng hồ điện, công tơ điện, ghi chỉ
    số, nhận được hàng, dã ngoại, tham quan, chuyến đi của trường, đồng ý cho con tham gia, đồng ý cho con đi, giấy
    đồng ý cho con, họp phụ huynh, phỏng vấn, giờ đến nơi, thời gian đến nơi, sự tham dự của bạn, tại khách sạn, phòng
    chờ họp,
    mã số cuộc họp, mã phòng họp trực tuyến, tên mạng, tên mạng wifi, tên wifi, ssid, mạng khách, wifi khách, wifi
    cho khách, wi fi cho khách, wifi miễn phí, internet cho khách, cuộc họp trực tuyến, vào phòng họp, id zoom
  `,
  entryPlace: `
    cửa sổ, trang, trang web, màn hình, vào ô, trong ô, ô trống, ô bên, các ô, ô vuông, khung, biểu mẫu, mẫu đăng ký,
    ứng dụng, app, trình duyệt, website, thiết bị, máy tính bảng, máy tính, hộp thoại, ki ốt, kiosk, cây atm, máy atm,
    đầu thu, tivi, trên tv, của tv, màn hình tv, điều khiển từ xa, hộp thư thoại, chatbot, mini app, tiện ích, trình
    khởi chạy, phần mềm, ô nhập, dòng nhập, mục nhập, cổng thông tin, trang đăng nhập, bước hai, bước 2, đồng hồ
  `,
  accountName: "tên đăng nhập, tên người dùng, tên tài khoản, tên truy cập, biệt danh",
  subjectLine: "tiêu đề, dòng tiêu đề, dòng chủ đề, chủ đề của",
  outdated: `
    không còn hiệu lực, hết hiệu lực, không dùng được nữa, mã trước đó, mã cũ, đã bị hủy, không còn hoạt động, không
    còn dùng được, không còn giá trị, không còn sử dụng được, không sử dụng được nữa, không thể sử dụng được nữa,
    không thể dùng được nữa, đã mất hiệu lực, đã bị vô hiệu, đã vô hiệu hóa, đã huỷ mã, chúng tôi đã hủy, đã bị thu
    hồi, đã thu hồi, mã đã bị khóa, mã đã bị chặn, đã được thay thế, đã bị thay thế, mã xác minh cũ, mã xác nhận cũ,
    mã xác thực cũ, mã otp cũ, mã đầu tiên, mã ban đầu, mã thứ nhất, mã lần trước, mã sáng nay, mã hồi sáng, mã hôm
    qua, mã hồi nãy, gửi trước đó, gửi trước đây, gửi lúc trước, gửi sáng nay, gửi hồi sáng, gửi hôm qua, mã gửi lúc,
    đã gửi lúc, đã nhận trước đó, mã đã hết hạn, mã của bạn đã hết hạn, mã này đã hết hạn, mã hết hạn rồi, mã đã quá
    hạn, mã quá hạn, đã hết hạn lúc, đã hết hạn từ, đã sử dụng rồi, đã dùng rồi, đã qua sử dụng, mã bạn đã dùng, mã
    bạn đã sử dụng, mã mà bạn đã, mã đã dùng, mã đã sử dụng, không thể sử dụng lại, không thể dùng lại, không sử dụng
    lại được, không dùng lại được, không thể tái sử dụng, quên mã cũ, đừng dùng mã cũ, không dùng mã cũ, thay cho mã,
    thay thế mã, thay vì mã, thay mã, thế chỗ mã, thay thế cho mã, đã hết giá trị, mã trước đây, mã xác minh trước đó,
    mã xác nhận trước đó, mã xác thực trước đó, mã otp trước đó, mã gửi trước đó, mã đã được sử dụng, mã đã được dùng,
    mã này đã được sử dụng, bỏ qua mã cũ, bỏ qua mã trước đó, đã hết hạn, đã hết hiệu lực, đã được sử dụng, đã được
    dùng, chưa được sử dụng,
    bạn đã nhập mã, mã bạn đã nhập, mã otp bạn đã nhập, mã xác thực bạn đã nhập, mã xác minh bạn đã nhập, mã xác
    nhận bạn đã nhập, mã pin bạn đã nhập, quý khách đã nhập mã, mã quý khách đã nhập, mã otp quý khách đã nhập, mã
    xác thực quý khách đã nhập, mã mà bạn đã nhập, bạn vừa nhập mã, mã bạn vừa nhập, mã otp bạn vừa nhập, mã vừa
    nhập, mã otp vừa nhập, mã đã nhập, mã otp đã nhập, mã đã được nhập, mã otp đã được nhập, mã xác thực đã được
    nhập, đã nhập mã lúc, đã nhập mã otp lúc, mã đã được chấp nhận, mã otp đã được chấp nhận, mã xác thực đã được
    chấp nhận, đã xác thực bằng mã, đã xác thực bằng otp, đã xác nhận bằng mã, đã được xác thực bằng mã, đã được xác
    nhận bằng mã, đã được xác minh bằng mã, xác thực thành công bằng mã, xác thực thành công với mã, xác nhận thành
    công bằng mã, mã quý khách đã sử dụng, mã otp đã sử dụng, đã đăng nhập bằng mã
  `,
  toRead: `
    đọc, xem, tham khảo, tìm hiểu, khám phá, đi tới tài khoản, đi đến tài khoản, xem sao kê, xem tài khoản, trang tài
    khoản, trang cá nhân, cổng khách hàng, cổng thông tin khách hàng, mở bảng điều khiển, tới bảng điều khiển, đến bảng
    điều khiển, hóa đơn của bạn, ngân hàng trực tuyến, ngân hàng điện tử, kiểm tra đơn hàng, kiểm tra đặt chỗ, kiểm tra
    chi tiết, xem lại hoạt động, hoạt động gần đây, xem thay đổi, quản lý thiết bị, kiểm tra địa chỉ giao hàng, lịch sử
    sử dụng, đọc tin nhắn, chi tiết đơn hàng, chi tiết, đọc toàn bộ bài viết, truy cập cổng thông tin, đặt chỗ của tôi,
    xem các chuyến đi, xem sự cố, tải tệp xuống, tải dữ liệu, mở trong trình duyệt
  `,
  plural: "số mã, lượt mã, mã đã gửi, các mã",
  fault: "mã lỗi, bị lỗi, báo lỗi, lỗi hệ thống, gặp lỗi, lỗi máy, lỗi số, sự cố, bị hỏng",
  injection: "bỏ qua nội dung trên, bỏ qua mọi hướng dẫn, bỏ qua tất cả, bỏ qua phần trên",
  codeWord: `
    từ khóa của bạn, từ khóa đăng nhập, từ khóa bí mật, từ khóa sau, từ khoá của bạn, từ bí mật, từ đăng nhập, từ xác
    nhận, từ xác minh, từ xác thực, từ của bạn là, từ cần nhập, nhập từ sau đây, gõ từ sau đây, khẩu lệnh, mật lệnh,
    khẩu hiệu đăng nhập, mật khẩu dùng một lần, mật khẩu một lần, mật khẩu sử dụng một lần, mật khẩu dùng 1 lần, mật
    khẩu hôm nay, mật khẩu trong ngày, mật khẩu của ngày, cụm mật khẩu, cụm từ mật khẩu, cụm từ bí mật, cụm từ khóa,
    cụm từ xác minh, cụm từ xác nhận, cụm từ ghép nối, cụm từ đăng nhập, cụm từ sau, cụm từ này, cụm từ của bạn, các
    chữ cái sau, các chữ cái này, những chữ cái, dãy chữ cái, chuỗi chữ cái, chuỗi ký tự, chuỗi kí tự, chuỗi sau, âm
    tiết, chìa khóa của bạn
  `,
  example: `
    ví dụ, thí dụ, chẳng hạn, vd:, có dạng, theo dạng, dạng như, dưới dạng:, trông như thế này, trông như sau, trông
    giống như, giống như thế này, đại loại như, đại loại là, đại khái như, theo định dạng, có định dạng, định dạng là,
    mã mẫu, mã ví dụ, tin nhắn mẫu, nội dung mẫu, mã minh họa, mang tính minh họa, một mã như, một tin nhắn như, tin
    nhắn kiểu như, tin nhắn kiểu, tin nhắn như sau, tin nhắn có nội dung, tin nhắn với nội dung, tin nhắn nội dung,
    nhận được một tin nhắn, nhận được tin nhắn sau, nhận được tin nhắn với, nhận được tin nhắn có nội, anh nhận được
    tin nhắn, chị nhận được tin nhắn, tôi nhận được tin nhắn, tôi nhận được sms, tin nhắn ghi rằng, tin nhắn ghi:, tin
    nhắn viết rằng, tin nhắn viết:, tin nhắn nói rằng, tin nhắn giả mạo, tin nhắn giả, sms giả mạo, tin nhắn lừa đảo,
    kẻ lừa đảo đã, kẻ lừa đảo yêu cầu, kẻ lừa đảo này, kẻ gian đã, kẻ gian yêu cầu, tên lừa đảo, nạn nhân, người gọi
    yêu cầu, người gọi đến, người gọi tự xưng, giả sử, hãy tưởng tượng
  `,
  matter: `
    nghỉ phép, nghỉ ốm, đơn xin nghỉ, báo cáo chi phí, đề nghị thanh toán, chuyến công tác, đi công tác, làm thêm giờ,
    bảng chấm công, yêu cầu mua hàng, đề xuất ngân sách, chờ phê duyệt, chờ bạn phê duyệt, cần bạn phê duyệt, đã chia sẻ
    với bạn, được chia sẻ với bạn, đã chia sẻ tệp, tệp được chia sẻ, tài liệu được chia sẻ, album ảnh, tệp đính kèm,
    file đính kèm, sẵn sàng để tải xuống, xuất dữ liệu, sao lưu hoàn tất, bản ghi cuộc họp, báo giá, hợp đồng, chữ ký
    điện tử, phiếu lương, bảng lương, biên lai, giấy chứng nhận, bảng điểm, đã bình luận, bình luận mới, đã nhắc đến
    bạn, đã trả lời bình luận, bài đăng mới, bài viết mới, tin nhắn mới từ, khảo sát, bỏ phiếu, bình chọn, thảo luận,
    viết đánh giá, cuộc họp, tham dự sự kiện, danh sách chờ, hội thảo, họp phụ huynh, lịch hẹn, cuộc hẹn, đặt phòng,
    trận đấu, người kiểm duyệt, chờ kiểm duyệt, thư bị cách ly, nhiệm vụ, được giao cho bạn, đã giao cho bạn, thêm bạn
    vào dự án, bài tập, dung lượng lưu trữ, tên miền hết hạn, bưu kiện, quyên góp, bất động sản, ứng tuyển, ứng viên,
    thông báo giá, thư mục được chia sẻ, đã chia sẻ thư mục, sao kê ngân hàng, sao kê tài khoản, đổi ca làm, ký hợp đồng
    ngay, đã xóa bạn, vừa chia sẻ, chia sẻ tài liệu, lịch được chia sẻ, tải tệp xuống, tải tệp về, tệp đã được gửi cho
    bạn, đã gửi tệp, bản sao lưu, cần bạn duyệt, đề nghị phê duyệt, tin nhắn bị giữ, thu hồi bài, xin nghỉ, hoàn ứng,
    tài liệu cần ký, chờ bạn ký, phiếu thăm dò, biểu quyết, nhắc đến bạn, gắn thẻ bạn, bình luận của bạn, đã trả lời câu
    hỏi, câu trả lời mới, lời mời lịch, xác nhận tham dự, bạn có tham dự, đơn hàng đã được, đơn hàng mới, đơn hàng bị
    hủy, đặt hàng thành công, xác nhận đơn hàng, đã giao cho đơn vị vận chuyển, đã nhận được thanh toán, thanh toán
    thành công, thanh toán thất bại, đến hạn thanh toán, quá hạn thanh toán, nhắc thanh toán, hoàn tiền, hóa đơn đính
    kèm, hóa đơn điện tử, hóa đơn tháng, trong giỏ hàng, thẻ quà tặng, đã có hàng trở lại, đánh giá sản phẩm, khoản đóng
    góp, gia hạn hội viên, dùng thử sẽ kết thúc, hết hạn dùng thử, đã đăng bài, tin nhắn riêng từ, tin nhắn chưa đọc,
    người theo dõi mới, bắt đầu theo dõi bạn, lời mời kết bạn, đã tham gia nhóm, đã rời khỏi nhóm, bị xóa khỏi nhóm, tóm
    tắt tuần, báo cáo hàng tháng, đã được xóa khỏi danh sách, thư bị trả lại, cảnh báo máy chủ, vượt hạn mức, tác vụ
    thất bại, chứng chỉ sắp hết hạn, mật khẩu sắp hết hạn, khóa api, khóa ssh, phát hiện virus, rò rỉ dữ liệu, tồn kho
    thấp, phát hiện chuyển động, hạn chót, đến hạn nộp, quá hạn nộp, nhắc lịch khám, điểm mới, sự kiện đã bị hủy, chờ
    bạn duyệt
  `,
  receipt: `
    biên lai, biên lai thanh toán, biên nhận, hóa đơn bán lẻ, phiếu tính tiền, cảm ơn bạn đã mua hàng, cảm ơn quý khách
    đã mua hàng, cảm ơn bạn đã mua sắm, cảm ơn quý khách đã mua sắm, cảm ơn bạn đã thanh toán, đã thanh toán, thanh
    toán thành công, đã nhận được thanh toán, đã bao gồm vat, đã bao gồm thuế gtgt, tổng cộng, tiền thối lại, tiền
    thừa, thu ngân, liên khách hàng, liên đơn vị chấp nhận thẻ, liên cửa hàng, mã chuẩn chi, số chuẩn chi, hóa đơn bán
    hàng, tiền khách đưa, khách đưa, số máy pos, mã máy pos, số dư sau giao dịch, số dư sau gd, bạn đã thanh toán, quý
    khách đã thanh toán, đã bị trừ, đã trừ từ tài khoản, đã ghi nợ, lương gộp, tổng thu nhập, các khoản khấu trừ, khoản
    khấu trừ, thực lĩnh, lương thực nhận, lương thực lĩnh, thanh toán đã được xác nhận, giao dịch thành công, đã thanh
    toán thành công
  `,
};
