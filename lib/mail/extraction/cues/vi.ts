import type { Cues } from "@/lib/mail/extraction/cues/types";

export const vi: Cues = {
  code: `
    mã xác*, mã otp, mã của bạn, mã của quý khách, mã bảo mật, mã đăng nhập, mã một lần, mã dùng một lần,
    mã sử dụng một lần, mã truy cập, mã kích hoạt, mã khôi phục, mã đặt lại, mã ủy quyền, mã 2fa, mã thiết bị,
    mã mở khóa, mã kiểm tra, mã code, nhập mã, dùng mã, mã sau, mã này, mã dưới đây, mã bên dưới, đoạn mã,
    mật khẩu dùng một lần, mật khẩu một lần, mật khẩu otp, mật mã dùng một lần, mã bí mật, mã tạm thời,
    mã thiết lập lại, mã hai bước, mã hai lớp, mã phục hồi, mã vào, mã pin một lần, số xác nhận, số xác minh, mã sms,
    mã như sau, các mã sau, gõ mã, chép mã, mã đăng ký, mã otp của, mã otp là, mã số xác, mã chứng thực, mã kết nối,
    mã ghép nối, mã ghép đôi, mã liên kết, mã duyệt, mã phê duyệt, mã chuyển tiền, mã cho thiết bị, mã thiết bị mới,
    mã an toàn, mã hủy tài khoản, mã xóa tài khoản, mã đổi mật khẩu, mã đổi email, mã cấp lại, mã lấy lại, mã dùng để,
    mã để xác, mã để đăng nhập, mã để đặt lại, mã vừa gửi, mã gửi kèm, mã chữ số, mật khẩu dùng 1 lần, mật khẩu 1 lần,
    mã dùng 1 lần, mã 1 lần, mã pin dùng một lần, số otp, số bảo mật, mã smart otp, mã đăng nhập một lần,
    mật khẩu giao dịch, mã xác thực giao dịch, mã xác nhận giao dịch,
    mã xác minh, mã xác nhận, mã xác thực, mã pin, mã 6 số, mã 6 chữ số, mã gồm 6 chữ số, mã ký, mã số xác thực
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
    cụm ký tự, từ bí mật, câu bí mật, khóa bí mật, mã khóa, mã gồm 6, mã gồm sáu, số phía dưới, số trên màn hình
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
    số, mã số nhân viên, mã số hồ sơ, đọc số này, mã nhận hàng, mã mở tủ, lịch hẹn, tủ thông minh, tủ số, tủ khóa,
    ngăn tủ, mã lấy hàng, mã nhận đồ, mã nhận, mã lấy đồ, kiện hàng, bưu phẩm, bưu gửi, mã bưu gửi, mã vận chuyển,
    mã giao hàng, mã kiện, hợp đồng số, số hợp đồng, mã hợp đồng, mã đại lý, mã nhân viên, mã cửa hàng, mã chi nhánh,
    mã bệnh nhân, số bệnh án, số thứ tự, số ghế, ghế ngồi, số báo danh, số hiệu, biển số, số khung, mã chuyến,
    mã phòng, phòng số, căn hộ, mã căn hộ, mã phiếu, phiếu thu, phiếu giao, phiếu bảo hành, bảo hành, mã quà tặng,
    mã ưu đãi, mã khuyến mãi, khuyến mãi, mã tích điểm, mã đổi quà, mã thưởng, mã môn học, mã lớp, mã trường,
    mã chứng khoán, mã cổ phiếu, mã vạch, mã bưu cục, mã sp, mã thiết bị số, mã phản hồi, mã kết thúc, đơn số,
    số hóa đơn, hóa đơn số, số biên lai, số biên nhận, số bản dựng, bản dựng, số điện thoại, số hotline, số máy lẻ,
    số điện, số nước, mã điểm dùng, danh bộ, kỳ cước, tiền điện, tiền nước, cước phí, phí bảo hiểm, lãi suất,
    id cuộc họp, mã cuộc họp, mật khẩu cuộc họp, mật khẩu wifi, mật khẩu giải nén, số dư ví, đuôi số, số đuôi,
    tài khoản nhận,
    cuộc họp,
    ô tìm kiếm, thanh tìm kiếm, khung tìm kiếm, số công tơ,
    đơn hàng số, mã vé, số hồ sơ, số hợp đồng bảo hiểm, số sê ri, mã sinh viên, mã yêu cầu, số báo giá, số lô,
    nội dung chuyển khoản, nội dung thanh toán, ghi chú chuyển khoản,
    khu vực, mã khu vực
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
    máy, máy mới, đã mời bạn, mời bạn, lời mời, đã thêm bạn, bị khóa, có phải bạn, tên người dùng,
    thẻ thanh toán trực tuyến, giao dịch trực tuyến, giao dịch thẻ, chủ thẻ, xác thực giao dịch, chữ ký số, ký điện tử,
    ký số, khóa truy cập, sinh trắc, thiết bị lạ, trình duyệt mới, vị trí lạ, vị trí mới, tham gia cùng, hội đồng,
    quyền truy cập, chia sẻ với bạn, cộng tác, đổi mật khẩu, quên mật khẩu, số điện thoại mới, địa chỉ mới,
    liên kết tài khoản, liên kết thẻ, xóa tài khoản, hủy tài khoản, bị tạm khóa, điện thoại mới, ứng dụng cư dân
  `,
  fleeting: `
    hết hạn, hiệu lực, có giá trị trong, thời hạn, phút, trong vòng, một lần, không chia sẻ, đừng chia sẻ,
    không được chia sẻ, không tiết lộ, không cung cấp, tuyệt đối không, bất kỳ ai, với ai, không bao giờ yêu cầu,
    bí mật, trong thời gian, tuyệt mật, không gửi, không cho ai, không đưa, đừng đưa, không nói, không đọc mã,
    chỉ dùng được, chỉ có tác dụng, quá hạn, vô hiệu, không ai, người khác, còn hạn đến, không còn tác dụng,
    mất tác dụng, hết tác dụng, hết hiệu lực, có hạn đến, có hạn trong, sử dụng một lần, dùng được một lần,
    dùng một lần duy nhất, trong 24 giờ, trong 10 phút, phút nữa, sau mười phút, sau 10 phút, tiết lộ cho,
    cung cấp cho bất, nhân viên không bao giờ, kể cả nhân viên, dưới mọi hình thức, không hỏi, sẽ không hỏi, đừng nói,
    giữ kín, giữ bí mật, không chuyển tiếp, đừng chuyển tiếp, không đọc cho
  `,
  enter: `
    dán mã, sao chép, nhập mã, nhập số, nhập các, nhập dãy, nhập chuỗi, nhập chữ, nhập cụm, nhập otp, nhập pin,
    nhập đoạn, nhập ký tự, nhập từ, nhập đúng, nhập lại mã, nhập mật khẩu, hãy nhập, vui lòng nhập, cần nhập,
    xin nhập, mời nhập, để nhập, mã nhập, điền mã, điền số, điền dãy, điền các, hãy điền, vui lòng điền, điền vào ô,
    gõ mã, dùng mã, dùng số, dùng otp, dùng mật khẩu, hãy dùng, vui lòng dùng, hãy sử dụng, vui lòng sử dụng, dán số,
    dán vào, chép mã, chép lại, ghi mã, đọc mã, vui lòng cung cấp, quét, gõ dãy, gõ số, gõ các, gõ chuỗi, hãy gõ,
    điền chuỗi, ghi số, và ghi, đánh các, đánh chữ, hãy gửi, nhập vào ô, dán đoạn, dán chuỗi, gõ sáu, bạn viết,
    hãy viết, viết số, viết mã, bấm số, bấm các, bấm tám, bấm sáu, bấm vào màn hình, bấm mã, nhấn mã, gõ vào, gõ lại,
    gõ đúng, nhập vào, nhập giúp, nhập nó, nhập lại số, điền vào, điền giúp, điền nó, ghi vào, viết vào, dán nó,
    chép vào, chép sang, đọc lại, đọc cho nhân viên, cung cấp mã, cung cấp số, xuất trình, đối chiếu, so với số,
    chọn số, trả lời bằng mã, quét mã,
    gõ, điền, chỉ cần điền, chỉ cần gõ, chỉ cần nhập, xin điền, xin vui lòng nhập, nhập tiếp, điền tiếp, ghi, dán,
    gõ tiếp, nhập dòng, quý khách nhập, bạn nhập, anh/chị nhập, sử dụng mã, sử dụng số, sử dụng otp, để xác nhận nhập, nhập vào app, nhập
    vào trang, nhập vào cửa sổ,
    sẽ hỏi, sẽ yêu cầu, yêu cầu nhập, được hỏi,
    và nhập, rồi nhập, nhập ngay, nhập tại, nhập trong, nhập trên
  `,
  complete: `
    xác minh email, xác minh địa chỉ, xác minh tài khoản, xác minh danh tính, xác nhận email, xác nhận địa chỉ,
    xác nhận tài khoản, xác nhận đăng ký, xác nhận đăng nhập, xác nhận thay đổi, xác nhận danh tính, xác nhận xóa,
    xác thực email, xác thực tài khoản, xác thực địa chỉ, kích hoạt tài khoản, đặt lại mật khẩu,
    thiết lập lại mật khẩu, thiết lập mật khẩu, đặt mật khẩu, cài lại mật khẩu, tạo mật khẩu, đổi mật khẩu,
    mật khẩu mới, chọn mật khẩu, khôi phục mật khẩu, khôi phục tài khoản, lấy lại mật khẩu, liên kết xác*,
    liên kết kích hoạt, liên kết đăng nhập, liên kết đặt lại, chấp nhận lời mời, đồng ý lời mời, xem lời mời,
    tham gia nhóm, mở khóa tài khoản, phê duyệt đăng nhập, cho phép đăng nhập, tin cậy thiết bị, là tôi,
    hoàn tất đăng ký, hoàn thành đăng ký, hoàn tất thiết lập, thiết lập tài khoản, xóa tài khoản của tôi,
    xác nhận giúp, xác nhận thư, xác nhận đăng kí, đăng ký nhận tin, xác nhận nhận tin, xác nhận yêu cầu,
    xác nhận tham gia, xác nhận hủy tài khoản, xóa tài khoản ngay, xóa vĩnh viễn, hoàn tất xác minh, hoàn tất xác nhận,
    hoàn tất xác thực, hoàn tất việc, hoàn thành xác, thiết lập lại thông tin, đặt lại ngay, đổi lại mật khẩu,
    mật mã mới, đặt lại mật mã, đăng nhập không cần mật khẩu, đăng nhập một chạm, đăng nhập bằng một,
    đăng nhập tức thì, link đăng nhập, link xác nhận, link xác minh, link kích hoạt, link đặt lại, đường dẫn đăng nhập,
    đường dẫn xác nhận, đường dẫn đặt lại, đường dẫn kích hoạt, tham gia vào, vào nhóm, gia nhập, vâng là tôi,
    chính tôi, tôi đã đăng nhập, duyệt đăng nhập, bỏ chặn tài khoản, hủy tài khoản của tôi, hoàn tất hồ sơ,
    nhận tài khoản, mở lại tài khoản, là mình, bật tài khoản, mở tài khoản của tôi, đồng ý thay đổi, đồng ý đổi,
    tôi muốn nhận, email của tôi, xóa hẳn tài khoản, nhận lời, đúng là tôi, đồng ý, tham gia, mở tài khoản, mở khóa,
    xóa tài khoản, mở lời mời, trả lời lời mời, tham gia cùng, thuộc về bạn, vào tài khoản, gỡ khóa,
    xác nhận đó là bạn, tôi xác nhận, kích hoạt, kích hoạt thành viên, tôi sẽ tham gia, tôi tham gia, tôi đồng ý,
    tôi chấp nhận, vào phòng, vào lớp, vào nhóm ngay, vào đội, tham gia lớp, tham gia lớp học, tham gia đội,
    tham gia dự án, tham gia không gian, tham gia tổ chức, tham gia cộng đồng, tham gia ngay, gia nhập nhóm,
    gia nhập đội, nhận lời mời, chấp nhận tham gia, chấp nhận yêu cầu, chấp thuận, phê duyệt yêu cầu,
    phê duyệt thiết bị, phê duyệt giao dịch, duyệt yêu cầu, duyệt thiết bị, cho phép thiết bị, cho phép truy cập,
    tin cậy trình duyệt, tin thiết bị, tiếp tục trên trình duyệt, tiếp tục trong trình duyệt, tiếp tục đăng ký,
    tiếp tục đăng nhập, tiếp tục tạo, hoàn tất đăng nhập, hoàn tất tài khoản, hoàn tất kích hoạt, hoàn tất thay đổi,
    hoàn tất đổi, hoàn thành thiết lập, xác nhận thiết bị, xác nhận giao dịch, xác nhận địa chỉ mới,
    xác nhận email mới, xác nhận hủy, xác nhận lời mời, xác nhận quyền, xác nhận là tôi, xác nhận đây là,
    xác nhận rằng, xác nhận chủ, dùng địa chỉ này, dùng email này, đây là email của, đây là địa chỉ của, đúng là email,
    thay mật khẩu, thay đổi mật khẩu, nhập mật khẩu mới, tạo lại mật khẩu, đặt mật khẩu mới, chọn mật khẩu mới,
    quên mật khẩu, cấp lại mật khẩu, đặt lại mã pin, đặt lại pin, mã pin mới, khôi phục quyền, khôi phục truy cập,
    lấy lại tài khoản, lấy lại quyền, mở lại, gỡ chặn, gỡ khóa tài khoản, bỏ khóa, kích hoạt ngay, kích hoạt email,
    kích hoạt thẻ, kích hoạt hội viên, kích hoạt dịch vụ, bắt đầu sử dụng tài khoản, đăng nhập ngay không,
    đăng nhập bằng liên kết, vào thẳng, vào ngay, cho tôi vào, đưa tôi vào, xác nhận nhận, đồng ý nhận tin,
    nhận bản tin, tôi muốn đăng ký, tôi muốn nhận tin, đăng ký bản tin, xóa vĩnh, xóa dữ liệu của tôi,
    xóa tài khoản của, đóng tài khoản, hủy tài khoản, đổi mật mã
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
    hủy đăng ký, hủy nhận, ngừng nhận, tùy chọn, cài đặt email, cài đặt thông báo, quản lý, xem trên trình duyệt,
    xem trong trình duyệt, xem trực tuyến, quyền riêng tư, chính sách, điều khoản, trợ giúp, hỗ trợ, liên hệ,
    câu hỏi thường gặp, khảo sát, đánh giá, phản hồi, góp ý, đơn hàng của tôi, xác nhận đơn hàng, theo dõi,
    xem hóa đơn, thanh toán, xem chi tiết, xem thêm, tìm hiểu thêm, đọc thêm, xem tất cả, tải xuống, tải ứng dụng,
    mua ngay, mua sắm, cửa hàng, chia sẻ, trả lời, bình luận, trang chủ, nâng cấp, gia hạn, mời bạn bè, tài liệu,
    ngừng đăng ký, bỏ đăng ký, tra cứu, tải hóa đơn, hướng dẫn người dùng, xem hướng dẫn, hướng dẫn sử dụng, chấm sao,
    thôi nhận, xem đơn, xem sản phẩm, xem đặt phòng, xem ảnh, xem nhật ký, để lần khác, đến bài viết, đọc bài, xem bài,
    kiểm tra cài đặt, bảng điều khiển, thôi nhận thư, không nhận thư, không muốn nhận, dừng nhận, giảm số thư, tái tục,
    gia hạn ngay, xem tiêu chí, xem lịch, xem bản đồ, bản đồ, chỉ đường, xem kết quả, xem báo cáo, xem trạng thái,
    xem tiến độ, xem thực đơn, xem cửa hàng, tìm cửa hàng, hệ thống cửa hàng, đặt lịch, đổi lịch, hủy lịch, dời lịch,
    xem lịch hẹn, xem hợp đồng, tải hợp đồng, tải biên lai, xem biên lai, in hóa đơn, nộp tiền, trả lời khảo sát,
    làm khảo sát, tham gia khảo sát, điền khảo sát, bình chọn, xem video, xem danh sách, thêm vào lịch,
    đánh giá dịch vụ, xem ưu đãi, nhận ưu đãi, dùng ngay ưu đãi, tuyển dụng, giới thiệu về, cài đặt nhận thư, tần suất,
    hỏi đáp, nâng gói, đổi gói, xem gói, cài ứng dụng, tải app, tiếp tục trò chuyện, tiếp tục cuộc trò chuyện,
    xem tin nhắn, đọc tin nhắn, xem bình luận, tham gia cuộc họp, vào cuộc họp, tài khoản của tôi, mở công việc,
    dùng thử ngay, mở báo cáo, mở tệp, đọc toàn bộ chủ đề, phản hồi về
  `,
  notMe: `
    không phải bạn, không phải là bạn, không phải tôi, không phải do bạn, không yêu cầu, không thực hiện,
    không đăng ký, không tạo, không nhận ra, bỏ qua, từ chối, báo cáo, bảo vệ tài khoản, khóa tài khoản, thu hồi,
    nghi ngờ, không phải do quý khách, không phải quý khách, không phải anh, không phải chị, không phải em,
    nếu không phải, không định, không khởi xướng, không muốn, không gửi yêu cầu, không hề, hủy bỏ, hủy yêu cầu,
    hủy thay đổi, hủy lời mời, giữ tài khoản, giữ lại tài khoản, khóa ngay, ai đó khác, người lạ, đáng ngờ,
    chặn đăng nhập, nếu không phải bạn, không cần làm gì, bỏ qua thư này, hãy bỏ qua, bạn không yêu cầu, không cảm ơn,
    cứ để yên, để yên, không cần quan tâm, đừng bận tâm, không để ý, xóa thư này, xóa email này, không nhớ,
    không biết người, không quen, bạn chưa từng, chưa từng yêu cầu, chưa yêu cầu, chưa đăng ký, không tự,
    không phải người, không phải chủ, không phải thao tác, nhầm địa chỉ, gửi nhầm, nhập nhầm, ai đó nhập,
    có người khác, hủy thao tác, hủy việc, không phải giao dịch, báo ngay cho, liên hệ ngay, khóa thẻ, giữ nguyên,
    không tham gia, không cố gắng
  `,
  done: `
    đã được thay đổi, đã thay đổi, đã được đặt lại, đã đặt lại, đã được cập nhật, đã cập nhật, đã được xác minh,
    đã được xác nhận, đã được kích hoạt, đã được thêm, đã được xóa, đã bị xóa, đã được bật, đã bật, đã tắt, thành công,
    đăng nhập mới, vừa đăng nhập, vừa được đăng nhập, đã đăng nhập, cảm ơn bạn đã xác, đã chấp nhận, đã tham gia,
    vừa thay đổi, vừa đổi, vừa được thay đổi, đã bị thay đổi, đã bị khóa, vừa đăng ký, thiết bị lạ, đã hủy, đã xóa,
    đã nhận được thanh toán, thất bại, đã được gửi, đã gửi hàng, đã được giao, đã giao, đã nhận hàng, đã thanh toán,
    đã được thanh toán, đã đặt, đặt lịch thành công, đặt hàng thành công, đã liên kết, đã được liên kết,
    đã đổi mật khẩu, vừa đặt lại, đã được khôi phục, đã được mở khóa, đã được khóa, đã hoàn tất, đã xác nhận,
    đã xác minh, đã kích hoạt, đã được bỏ vào, đã được hủy, đã bị hủy, nếu là bạn, nếu đúng là bạn, nếu chính bạn,
    không cần làm gì thêm
  `,
  here: `
    tại đây, vào đây, ở đây, nhấp, bấm, liên kết, đường dẫn, đường link, nút bên dưới, nút dưới đây, nút sau, truy cập,
    trình duyệt, sao chép và dán, nhấn vào, nhấn nút, nhấn để, hãy nhấn, vui lòng nhấn, ấn vào, ấn nút, chạm vào, chạm
    để, địa chỉ dưới đây, địa chỉ sau, địa chỉ này, chép địa chỉ, không mở được, mở link, vào địa chỉ, url, mở trang
    này, nhấn, sao chép, nút không hoạt động, nút không bấm, không bấm được, không nhấn được, nút này, nút dưới,
    nút bên trên, nút ở trên, nút phía dưới, sao chép địa chỉ, dán địa chỉ, dán đường, đường dẫn sau, đường dẫn này,
    liên kết sau, liên kết này, mở liên kết, mở đường dẫn, mở địa chỉ, trang sau, trang dưới đây
  `,
};
