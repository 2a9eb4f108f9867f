import type { Locale } from '../locale.js'

/**
 * Vietnamese: plain narrative. A topic (read, cook, garden …) holds together what belongs
 * together: `verb`, `object` with its classifier, what is said of it (`kind`) and where it
 * is done (`place`). Words are counted by syllables, so phrases are short.
 */
export const vi: Locale = {
  code: 'vi',
  englishName: 'Vietnamese',
  nativeName: 'Tiếng Việt',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  lists: {
    // ── People ──────────────────────────────────────────────────────────────
    person: `
      cô giáo
      thầy giáo
      người thợ mộc
      người làm vườn
      người thợ may
      chị bán hoa
      bác nông dân
      bác đánh cá
      anh kỹ sư
      cô thủ thư
      cậu học trò
      cô bé hàng xóm
      bà ngoại
      ông nội
      người họa sĩ
      anh nhạc công
      chị đầu bếp
      bác đưa thư
      người lái đò
      anh tài xế
      chị y tá
      bác thợ đồng hồ
      người thợ gốm
      nhà văn
      anh phóng viên
      chị phiên dịch
      anh kiến trúc sư
      bác bảo vệ
      chị biên tập viên
      cô sinh viên
      anh sinh viên
      anh hướng dẫn viên
      bác nuôi ong
      chị thợ dệt
      bác trưởng ga
      cô bán sách
      người thợ ảnh
      chị dược sĩ
      bác chủ quán
      cậu em út
      người anh cả
      người chị cả
      bác thuyền trưởng
      chú thợ điện
      chú thợ sơn
      cô bán trà
      anh huấn luyện viên
      chú thợ sửa xe
      người thợ khảm
      chị thêu tranh
      bác làm nón
      cô dạy nhạc
      bác gác hải đăng
      anh bưu tá
    `,
    trait: `
      vui tính
      hiền lành
      ít nói
      tốt bụng
      cẩn thận
      chăm chỉ
      khéo tay
      đội nón lá
      đeo kính tròn
      ở cuối phố
      ở đầu ngõ
      hay cười
      thích kể chuyện
      quen dậy sớm
      rất kiên nhẫn
      hoạt bát
      điềm đạm
      yêu thiên nhiên
      mặc áo nâu
      mặc áo xanh
      ai cũng quý
      ham học hỏi
      luôn đúng giờ
      thích đi bộ
      nhanh nhẹn
      nói năng nhẹ nhàng
      không bao giờ vội
      tươi tắn
      chu đáo
      mặc áo len
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': `
      đọc
      đọc lại
      mượn
      lật giở
      tìm thấy
      giới thiệu
      chép lại
      nâng niu
      nghiền ngẫm
      cất giữ
    `,
    'object.read': `
      cuốn tiểu thuyết
      tập thơ
      cuốn từ điển
      cuốn tạp chí
      cuốn cẩm nang
      quyển truyện tranh
      tập truyện ngắn
      cuốn sách lịch sử
      cuốn sách nấu ăn
      tập bản đồ
      cuốn du ký
      quyển truyện cổ tích
      cuốn bách khoa thư
      tập kịch bản
      cuốn sách ảnh
      quyển truyện phiêu lưu
      cuốn sách về biển
      cuốn sách về hoa
      tập tản văn
    `,
    'kind.read': `
      cũ
      mới
      bìa xanh
      bìa cứng
      đã ngả vàng
      yêu thích
      hiếm có
      đầy hình vẽ
      còn thơm mùi giấy
      vừa xuất bản
      ít người biết
      mua ở hội sách
      của thư viện
      in chữ to
      rất được ưa chuộng
      bìa vàng
      có chữ ký tác giả
      dành cho thiếu nhi
    `,
    'place.read': `
      bên cửa sổ
      trong thư viện
      ngoài hiên nhà
      dưới gốc cây
      trên ghế đá
      trên chuyến tàu
      trong phòng khách
      ở quán nhỏ
      trên gác xép
      dưới ánh đèn
      ở nhà chờ
      trong lớp học
      trên chiếc võng
      ở góc phòng
    `,

    'verb.write': `
      viết
      viết xong
      soạn
      sửa lại
      gõ lại
      chép
      bắt đầu
      hoàn thành
      trau chuốt
      gửi đi
    `,
    'object.write': `
      bức thư
      bài thơ
      bản báo cáo
      truyện ngắn
      bài phóng sự
      bản tin
      tấm thiệp
      bài diễn văn
      bản kế hoạch
      lời bài hát
      bài tản văn
      kịch bản
      chương mở đầu
      bài giới thiệu sách
      bài văn tả cảnh
      bản thông báo
      bài viết ngắn
    `,
    'kind.write': `
      thật ngắn gọn
      bằng mực xanh
      bằng bút chì
      bằng máy chữ
      cho bạn cũ
      rất công phu
      còn dang dở
      trên giấy kẻ
      trong cuốn sổ tay
      với nét chữ đẹp
      nhiều chi tiết
      cho buổi họp lớp
      trong một buổi
      thật mạch lạc
      trên giấy trắng
      theo lối riêng
    `,
    'place.write': `
      bên bàn làm việc
      trong phòng học
      ở quán cà phê
      dưới ánh đèn
      bên cửa sổ
      trên gác nhỏ
      ở thư viện
      trong căn bếp
      ngoài ban công
      trên tàu hỏa
      ở góc vườn
      trong văn phòng
    `,

    'verb.cook': `
      nấu
      chuẩn bị
      dọn ra
      nếm thử
      mang đến
      bày biện
      chia đều
      đãi bạn
      làm
    `,
    'object.cook': `
      nồi canh chua
      đĩa nem rán
      nồi phở
      nồi bún
      mâm cơm
      đĩa chả giò
      nồi cháo đậu
      món cá kho
      đĩa rau luộc
      mẻ bánh xèo
      nồi chè sen
      món đậu sốt
      nồi xôi gấc
      đĩa bánh cuốn
      món mì xào
      nồi súp ngô
      món trứng rán
      đĩa bánh khoai
      món cà tím nướng
      nồi khoai luộc
    `,
    'kind.cook': `
      nóng hổi
      thơm phức
      cho cả nhà
      cho khách xa
      theo lối cổ truyền
      rất vừa miệng
      đẹp mắt
      cho bữa trưa
      cho bữa tối
      thanh đạm
      đúng vị quê
      cho lũ trẻ
      giản dị
      còn bốc khói
      theo công thức mới
      ngon lành
    `,
    'place.cook': `
      trong căn bếp
      ở quán nhỏ
      ngoài sân
      bên bếp lửa
      ở nhà ngoại
      trong nhà ăn
      dưới mái hiên
      ở bếp sau
      trong gian bếp ấm
      bên bờ biển
      ở sân trường
      trên sân thượng
    `,
    'verb.garden': `
      trồng
      tưới
      chăm sóc
      tỉa
      bón phân cho
      ngắm nghía
      nâng đỡ
      vun gốc cho
      che nắng cho
    `,
    'object.garden': `
      khóm hồng
      giàn mướp
      luống rau cải
      cây bưởi
      chậu lan
      hàng cau
      bụi sả
      giàn hoa giấy
      cây khế
      luống cà chua
      cây mai
      khóm trúc
      chậu quất
      vạt cúc
      cây ổi
      giàn bầu
      luống bắp cải
      bụi hoa nhài
      cây xoài con
      chậu xương rồng
    `,
    'kind.garden': `
      xanh tốt
      trước sân
      sau nhà
      bên bờ giậu
      cạnh giếng
      bên cổng
      bên lối đi
      của trường
      quanh hồ
      đầu hồi nhà
      ngoài ban công
      ven ao
      cạnh bờ tường
      trên sân thượng
      trong vườn ngoại
    `,
    'place.garden': `
      rất nhẹ tay
      thật kiên nhẫn
      mỗi ngày một chút
      từ sáng sớm
      cùng lũ trẻ
      cùng hàng xóm
      với đôi găng cũ
      không quản nắng
      như thường lệ
      một cách tỉ mỉ
      lúc trời mát
    `,

    'verb.mend': `
      sửa
      lau chùi
      tháo rời
      lắp lại
      kiểm tra
      sơn lại
      đánh bóng
      cất giữ
      mượn
      khuân
    `,
    'object.mend': `
      chiếc xe đạp
      chiếc đồng hồ
      cái quạt
      máy khâu
      chiếc ghế mây
      cái tủ gỗ
      chiếc đèn bàn
      cái cân
      chiếc thuyền nhỏ
      cây đàn
      chiếc máy chữ
      cái máy bơm
      chiếc bàn học
      tàu hỏa đồ chơi
      chiếc máy ảnh
      cái tủ sách
      hộp nhạc
      chiếc xe kéo
      khung cửi
    `,
    'kind.mend': `
      cũ kỹ
      của hàng xóm
      màu xanh lá
      màu đỏ
      phủ đầy bụi
      của gia đình
      mua từ lâu
      ở trong kho
      của nhà trường
      đã sờn
      rất quý
      nhỏ xinh
      hiếm gặp
      để quên lâu ngày
    `,
    'place.mend': `
      trong xưởng
      ở ga ra
      ngoài hiên
      giữa sân
      trong nhà kho
      dưới gốc cây
      ở tầng trệt
      ở tiệm nhỏ
      trước cửa nhà
      ngoài ngõ
      bên bậc thềm
      ở góc chợ
    `,

    'verb.craft': `
      làm
      trang trí
      trưng bày
      gói
      thiết kế
      hoàn thiện
      bán
      đặt làm
      chọn
      giữ lại
    `,
    'object.craft': `
      chiếc đèn lồng
      giỏ mây
      chiếc nón lá
      khăn trải bàn
      chiếc khăn len
      tấm rèm
      con diều
      túi vải
      bức tranh thêu
      chiếc gối
      búp bê vải
      khung ảnh
      tấm chăn
      hộp gỗ
      chiếc quạt giấy
      bình gốm
      chuông gió
      móc chìa khóa
      con rối
      chiếc ví
    `,
    'kind.craft': `
      xinh xắn
      nhiều màu
      họa tiết cánh bướm
      họa tiết bông sen
      họa tiết lá tre
      bằng vật liệu cũ
      rất độc đáo
      cầu kỳ
      đơn giản
      để làm quà
      cho triển lãm
      cho phòng trẻ
      theo mẫu mới
      màu nhã
      màu nghệ
      nhỏ nhắn
    `,
    'place.craft': `
      ở xưởng nhỏ
      trong làng nghề
      ngoài hiên
      ở chợ phiên
      bên cửa sổ
      trong lớp thủ công
      ở hội chợ
      trên chiếc chiếu
      ở cửa hàng
      ở nhà văn hóa
      bên chiếc bàn dài
      trong phòng khách
    `,

    'verb.music': `
      hát
      tập
      nghe
      chép lại
      dạy
      thu âm
      trình bày
      thuộc lòng
      gảy thử
      biểu diễn
    `,
    'object.music': `
      bài dân ca
      điệu lý
      khúc nhạc
      bài hát ru
      bài đồng dao
      điệu hò
      bản hòa tấu
      bài ca mùa gặt
      khúc dạo đầu
      bản nhạc
      bài ca đi biển
      giai điệu
      bài hát thiếu nhi
    `,
    'kind.music': `
      êm dịu
      vui tươi
      quen thuộc
      hơi khó
      dễ nhớ
      mới sáng tác
      của quê hương
      cho đêm diễn
      cho lễ khai giảng
      ai cũng thích
      chậm rãi
      rộn ràng
      trong trẻo
      rất xưa
      sâu lắng
    `,
    'place.music': `
      trên sân khấu nhỏ
      ở nhà văn hóa
      trong phòng nhạc
      ngoài quảng trường
      bên hồ
      trong công viên
      ở phòng thu
      trước hiên nhà
      ở hội trường
      trong quán trà
    `,

    'verb.draw': `
      vẽ
      vẽ lại
      phác họa
      ký họa
      khắc họa
    `,
    'object.draw': `
      ngọn núi
      cánh đồng
      bến cảng
      chiếc thuyền
      cây cầu tre
      khu chợ nổi
      thác nước
      đồi chè
      ngọn hải đăng
      bến sông
      nhà ga
      con phố
      hàng dừa
      dãy nhà sàn
      guồng nước
      ao sen
      con đò
      ruộng bậc thang
      cây đa
    `,
    'kind.draw': `
      vắng vẻ
      trong sương
      thơ mộng
      tĩnh lặng
      xa xa
      ở ngoại ô
      ở làng bên
      lúc bình minh
      lúc hoàng hôn
      sau cơn mưa
      nhìn từ trên cao
      bên kia sông
      buổi xế chiều
      đầy nắng
    `,
    'place.draw': `
      bằng màu nước
      bằng than
      bằng bút chì màu
      bằng mực nho
      trên giấy dó
      cho cuốn lịch
      cho triển lãm
      nhiều lần
      thật thong thả
      suốt mấy giờ
      rất tỉ mỉ
      trên nền lụa
    `,

    'verb.trade': `
      mua
      chọn
      mang về
      cân
      bán
      đặt mua
      tìm
      gói
      trả giá
      mua thêm
    `,
    'object.trade': `
      chùm nhãn
      rổ xoài
      nải chuối
      mớ rau muống
      cân cam
      bó hoa huệ
      túi gạo nếp
      cặp bánh chưng
      hũ mật ong
      gói trà sen
      chục trứng
      mớ tôm tươi
      rổ khoai lang
      bó mía
      quả dưa hấu
      túi lạc rang
      cân măng tươi
      chùm vải
      ký cà phê
      bó rau thơm
    `,
    'kind.trade': `
      để làm quà
      cho cả tuần
      cho hàng xóm
      giá phải chăng
      loại ngon nhất
      cho bữa tiệc
      cho chuyến đi
      cho mấy đứa cháu
      cho người thân
      mang lên phố
      vừa đủ dùng
      theo lời dặn
      như đã hứa
      cho cả xóm
    `,
    'place.trade': `
      ở chợ sớm
      ở chợ nổi
      ở quán ven đường
      ở tiệm tạp hóa
      ở đầu chợ
      bên bến xe
      trước cửa ga
      ở chợ làng
      trên vỉa hè
      ở cảng cá
      ở sạp quen
      ở chợ đầu mối
    `,

    // ── Time, manner, company ───────────────────────────────────────────────
    time: `
      sáng hôm ấy
      chiều hôm ấy
      sáng hôm qua
      chiều hôm qua
      hôm kia
      tuần trước
      tháng trước
      mỗi sáng
      mỗi chiều
      mỗi tuần một lần
      chủ nhật vừa rồi
      cuối tuần qua
      thứ hai đầu tuần
      sáng thứ bảy
      một buổi sáng
      một buổi chiều
      sau bữa sáng
      sau giờ làm
      sau giờ học
      trước giờ cơm trưa
      từ sáng sớm
      gần trưa
      lúc xế chiều
      hai hôm trước
      mấy ngày nay
      hôm nay
      dạo này
      thỉnh thoảng
      hầu như mỗi ngày
      những lúc rảnh
      vào ngày nghỉ
      trong giờ nghỉ
      khi trời còn mát
      sau cơn mưa
      ngay ngày đầu tháng
    `,
    manner: `
      thong thả
      vui vẻ
      lặng lẽ
      nhẹ nhàng
      bình thản
      khoan thai
      hớn hở
      chậm rãi
      tươi tỉnh
      lẳng lặng
      hồ hởi
      ung dung

    `,
    // What one can do beside anything else.
    while: `
      khe khẽ hát
      nghe đài
      đợi bạn
      nhâm nhi tách trà
      nhâm nhi cà phê
      tận hưởng làn gió
      mỉm cười
      kể chuyện ngày xưa
      trò chuyện
      ngắm mây trời
      chờ mưa tạnh
      nhai lạc rang
      liếc nhìn đồng hồ
      đùa vui với hàng xóm
      nhớ về quê nhà
      nghe chim hót
      huýt sáo
      trả lời lũ trẻ
      ngắm đường phố
      nghĩ về chuyến đi
    `,
    next: `
      đi bộ về nhà
      ngồi nghỉ ngoài hiên
      pha một ấm trà
      rửa tay
      ra ga
      gọi điện cho bạn
      đóng hết cửa sổ
      bật đèn
      quét sân
      ghé nhà hàng xóm
      đạp xe ra chợ
      đội mũ vào
      gọi lũ trẻ
      mở toang cửa
      nghỉ dưới bóng cây
      cất đồ nghề
      dạo bước ven sông
      nói lời cảm ơn
      dọn lại bàn
      đưa lũ trẻ đến trường
      cho cá ăn
      cầm lấy chiếc ô
      chào các vị khách
      rót đầy bình nước
      lên chuyến xe cuối
      ghi lại tất cả
      bật cười
      uống một cốc nước
      dọn dẹp căn bếp
      khoác thêm áo
      thắp đèn lồng
      buông rèm xuống
    `,
    feeling: `
      thấy nhẹ nhõm
      rất hài lòng
      trông rất vui
      trông thật bình thản
      có vẻ tự hào
      tỏ ra thích thú
      đầy hào hứng
      không hề mệt
      vẫn còn tò mò
      hơi hồi hộp
      thật sự ngạc nhiên
      vô cùng phấn khởi
      tự tin hơn hẳn
      cười thật tươi
      gật đầu hài lòng
      cảm thấy thư thái
    `,
    belief: `
      tin rằng
      biết rằng
      hiểu rằng
      nhận ra rằng
      hay nói rằng
      từng viết rằng
      luôn nhớ rằng
      thừa nhận rằng
      cho rằng
      nghĩ rằng
    `,
    hobby: `
      đọc sách
      viết nhật ký
      nấu ăn
      làm vườn
      vẽ tranh
      đan len
      chơi đàn
      đạp xe
      bơi lội
      đi bộ
      chụp ảnh
      ngắm chim
      câu cá
      hát dân ca
      kể chuyện
      chơi cờ
      thêu thùa
      thả diều
      leo núi
      múa rối
      cắm hoa
      đan giỏ
      học ngoại ngữ
      nặn gốm
      chèo thuyền
      trồng lan
    `,
    'hobby-how': `
      lúc rảnh rỗi
      cùng gia đình
      vào cuối tuần
      sau giờ làm
      mỗi buổi sáng
      cùng bạn cũ
      một mình
      không vội vàng
      ở nơi yên tĩnh
      từ thuở nhỏ
      đều đặn mỗi ngày
      trong kỳ nghỉ
    `,
    needs: `
      cần
      đòi hỏi
      rèn luyện
      nuôi dưỡng
      luôn cần đến
    `,
    virtue: `
      sự kiên nhẫn
      sự tinh tế
      tính kỷ luật
      lòng can đảm
      trí tưởng tượng
      óc quan sát
      sự khéo léo
      sự điềm tĩnh
      tính cẩn thận
      óc tò mò
      sự bền bỉ
      đức khiêm nhường
      tính tỉ mỉ
      sự tập trung
      sự chăm chút
      óc sáng tạo
    `,
    opinion: `
      hóa ra
      tất nhiên
      quả thật
      xem ra
      theo nhiều người
      với không ít người
      như các cụ vẫn nói
      từ lâu
      ở đâu cũng vậy
      theo bà con lối xóm
      đối với nhiều bạn trẻ
      nói cho cùng
    `,
    pleasure: `
      niềm vui
      thói quen
      cách nghỉ ngơi
      thú tiêu khiển
      trải nghiệm
      bài học
      thú vui
      việc làm
    `,
    'pleasure-like': `
      giản dị
      đáng quý
      nhẹ nhàng
      bổ ích
      chẳng tốn kém
      đầy bất ngờ
      hợp mọi lứa tuổi
      đáng để thử
      giúp lòng thư thái
      ai cũng nên có
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    'while-nature': `
      mưa rơi lất phất
      gió thổi nhè nhẹ
      mây trôi lững lờ
      trời quang đãng
      chim ríu rít hót
      sương bắt đầu tan
      nắng lên dần
      không khí mát dịu
      mưa vừa ngớt
      lá cây xào xạc
      bóng nắng ngả dài
      cầu vồng hiện ra
      chuồn chuồn bay thấp
      tiếng ve râm ran
      chân trời ửng hồng
      gà gáy vang
      mùi đất ẩm bay lên
      bướm đậu trên giậu
      sương còn đọng lá
      ếch kêu ngoài đồng
      mái ngói khô dần
      nắng lọt qua kẽ lá
      sấm vọng từ xa
      đàn sẻ về mái hiên
    `,
    'nature.water': `
      dòng sông
      con suối
      khe nước
      con kênh
      dòng nước
      nhánh sông
      lạch nhỏ
      ngòi nước
    `,
    'does.water': `
      chảy êm đềm
      lấp lánh
      rì rào
      soi bóng mây
      trong veo
      uốn lượn
      mát lạnh
      cuốn theo lá rụng
      lặng lẽ trôi
      róc rách
    `,
    'where.water': `
      giữa ghềnh đá
      dưới chân đồi
      sau lũy tre
      dưới chân cầu
      giữa cánh đồng
      ven khu rừng
      bên xóm nhỏ
      qua thung lũng
      sau dãy nhà sàn
      bên bãi ngô
    `,
    'nature.air': `
      cơn gió nhẹ
      gió biển
      gió núi
      làn gió mát
      gió đồng
      ngọn gió đông
      gió sông
      gió nồm
    `,
    'does.air': `
      lướt qua
      thổi qua
      vờn quanh
      mơn man
      làm mát
      luồn qua
      đùa giỡn trên
      ghé thăm
    `,
    'where.air': `
      cánh đồng
      sườn đồi
      mái nhà
      bến cảng nhỏ
      sân trường
      ruộng ngô
      hàng dừa
      con đường làng
      thung lũng
      bãi biển
      công viên
      vườn cà phê
      đồi chè
      bến thuyền
      bãi cỏ
      khu phố cổ
    `,
    'nature.mist': `
      màn sương mỏng
      làn sương trắng
      đám mây trắng
      mây xám
      làn mưa bụi
      lớp sương mờ
      làn khói bếp
    `,
    'does.mist': `
      phủ lên
      bao quanh
      dần lan khắp
      ôm lấy
      đến với
      lững lờ trên
    `,
    'where.mist': `
      ngọn đồi
      cánh rừng
      mặt hồ
      bến đò
      thị trấn nhỏ
      vườn chè
      triền núi
      ruộng bậc thang
      con phố dài
      mái ngói
      cây cầu cũ
      làng chài
      thảo nguyên
      quảng trường
      hàng thông
      khúc sông
    `,
    'nature.animal': `
      chú mèo mướp
      con chim sẻ
      chú sóc nâu
      chú thỏ trắng
      con nghé nhỏ
      chú vịt con
      cánh bướm vàng
      con chuồn chuồn
      con cò trắng
      chú rùa già
      đôi thiên nga
      đôi bồ câu
      mấy con gà
      đàn ngỗng
      chú nai nhỏ
      chú chim sâu
      chú cún con
      đàn sếu
    `,
    'does.animal': `
      trú nắng
      kiếm ăn
      bỗng xuất hiện
      đứng im
      loanh quanh
      dừng lại
      ghé chơi
      ngó nghiêng
      lại về
      thong dong
      nghỉ chân
      lướt qua
    `,
    'where.animal': `
      sau bụi cây
      cạnh bờ ao
      dưới gốc mít
      bên ruộng lúa
      gần giếng nước
      ở sân sau
      ven lối mòn
      giữa vườn hoa
      bên hàng rào
      trong vườn chuối
      bên hồ
      giữa đám cỏ
    `,
    'nature.plant': `
      cây phượng
      cây đa già
      hàng bàng
      rặng tre
      cây hoa sữa
      cây bằng lăng
      hàng cau
      cây gạo
      rặng thông
      cây me
      cây xoan
      cây sấu
    `,
    'does.plant': `
      đung đưa
      vươn cao
      xanh trở lại
      tươi tốt
      rợp bóng mát
      lay động
      khẽ rung rinh
      đâm chồi non
      thay lá mới
      vẫy chào trong gió
    `,
    'where.plant': `
      ngoài quảng trường
      dọc đường làng
      trước nhà văn hóa
      bên bờ hồ
      ở sân trường
      cạnh sân bóng
      trên triền đồi
      ở sau nhà
      gần cổng làng
      trong công viên
      quanh giếng nước
      ở góc xóm
    `,
    'nature-time': `
      mấy hôm nay
      vào ngày đẹp trời
      mỗi sớm mai
      mỗi buổi chiều
      như mọi năm
      lúc này
      không ai hay
      ở vùng quê ấy
      suốt buổi sáng
      chẳng bao lâu sau
      thi thoảng
      đâu đó
      quanh năm
      từ tờ mờ sáng
      cứ đến mùa này
      hôm nào cũng vậy
      ngày qua ngày
    `,

    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      trên mặt bàn gỗ
      trên bàn bếp
      ở ngăn kệ dưới
      trong ngăn kéo
      trong chiếc tủ cũ
      trong hộp mây
      bên cửa sổ
      ở góc phòng
      trên bậu cửa
      trên ghế dài
      sau cánh cửa
      dưới gầm thang
      trong chiếc làn
      cạnh máy khâu
    `,
    lies: `
      có
      vẫn còn
      chỉ còn
      để sẵn
      đặt
      có sẵn
    `,
    thing: `
      chiếc ô
      ấm trà
      cái cốc
      cây đèn bão
      tấm bản đồ
      cuốn sổ tay
      cặp kính
      chùm chìa khóa
      cái đèn pin
      chiếc mũ rơm
      cái đồng hồ
      chiếc phong bì
      cái gương nhỏ
      chiếc la bàn
      cuốn lịch
      cuộn dây
      tấm bưu thiếp
      tấm ảnh cũ
      đôi dép
      đôi găng tay
      cuộn chỉ
      cây nến
      cây bút chì
      chiếc khăn quàng
      bó oải hương
      hộp phấn
      chồng báo
      túi bi ve
      lọ mực
      chiếc chuông nhỏ
    `,
    building: `
      ngôi nhà sàn
      nhà ga
      thư viện
      nhà văn hóa
      rạp hát
      hiệu sách
      quán trà
      bảo tàng
      trường tiểu học
      khu chợ cũ
      xưởng mộc
      bưu điện
      tháp đồng hồ
      trạm hải đăng
      nhà kính
      quán cà phê
      nhà trọ
      xưởng gốm
      tiệm ảnh
      cửa hàng hoa
    `,
    'building-like': `
      ở cuối đường
      bên bờ sông
      bên kia phố
      dưới chân đồi
      gần bến cảng
      giữa thành phố
      cạnh công viên
      ở giữa làng
      mới sơn lại
      tường trắng
      trăm năm tuổi
      xây từ lâu
      gần quảng trường
      có cửa sổ lớn
      lợp ngói đỏ
      nhìn ra biển
    `,
    'building-does': `
      lúc nào cũng đông
      vừa mở cửa lại
      trông sáng sủa hơn
      rợp bóng cây
      nhìn thấy từ xa
      là niềm tự hào của phố
      cất giữ nhiều kỷ niệm
      đang được tu sửa
      thu hút du khách
      mát mẻ và yên tĩnh
      ngập tràn hoa
      hiếm khi vắng khách
      là chốn gặp gỡ quen thuộc
      vẫn giữ nét xưa
      thơm mùi gỗ
      sáng đèn
    `,
    machine: `
      máy in
      máy khâu
      cái quạt
      chiếc đài
      máy chữ
      máy bơm
      máy pha cà phê
      máy cắt cỏ
      hộp nhạc
      máy hút bụi
    `,
    'machine-like': `
      cũ kỹ
      màu xanh
      màu đỏ
      nhỏ gọn
      đời cũ
      của hàng xóm
      ở phòng trước
      mới mua
      của gia đình
    `,
    'machine-does': `
      kêu khe khẽ
      chạy đều đều
      rung nhẹ
      đã sẵn sàng
      tự nhiên dừng
      chạy trở lại
      vừa sửa xong
      lại lên tiếng
      vẫn chạy tốt
    `,
    vehicle: `
      chuyến tàu
      chuyến xe buýt
      chiếc ca nô
      chuyến phà
      chuyến tàu du lịch
      xe buýt trường
      chiếc thuyền máy
      chuyến xe khách
    `,
    'vehicle-like': `
      chật kín khách
      gần như trống
      từ thành phố
      từ miền xuôi
      ai cũng mong
      tiếp theo
      quen thuộc
      từ phía nam
      đi về phố
    `,
    'vehicle-does': `
      dừng đúng giờ
      rời bến đúng giờ
      đến sớm hơn
      chạy chậm rãi
      lại đi qua
      rốt cuộc cũng đến
      nghỉ giữa đường
      vọng tiếng từ xa
      từ từ chuyển bánh
      trễ năm phút
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: `
      đi bộ
      đạp xe
      lên đường
      đi
      thả bộ
      rảo bước
    `,
    to: `
      ra chợ
      ra bãi biển
      ra ga
      đến thư viện
      đến trường
      về nhà ngoại
      về làng
      lên đồi chè
      ra quảng trường
      đến bảo tàng
      ra bờ hồ
      đến hiệu sách
      ra bến cảng
      vào công viên
      đến thác nước
      đến nhà văn hóa
      lên ngọn đồi
    `,
    along: `
      qua cây cầu treo
      qua cánh đồng
      dọc bờ sông
      men theo bờ biển
      theo lối nhỏ
      qua vườn cà phê
      qua con hẻm
      theo đường tắt
      qua màn sương
      vòng quanh sân bóng
      dưới hàng cây
      qua bến đò
    `,
    carrying: `
      tay cầm ô
      mang theo cơm nắm
      ôm tập vẽ
      đội mũ rộng vành
      mặc áo mưa
      mặc áo dài
      đeo ba lô
      xách giỏ
      mang túi cam
      mang theo tin vui
      cầm bản đồ
      mang cây đàn
      đeo máy ảnh
      xách cặp lồng
    `,
    'next-out': `
      gọi điện cho bạn
      ngồi nghỉ một lát
      uống cốc nước
      bật cười
      chụp vài tấm ảnh
      đợi chuyến xe sau
      gặp lại bạn cũ
      mua chai nước
      nghỉ chân
      ghi lại tất cả
      tận hưởng làn gió
      về trước khi tối
      hỏi thăm người quen
      tìm chỗ mát
      mở cơm nắm ra
      mua ít quà
      ngắm nhìn xung quanh
      vẽ vài nét
    `,
    event: `
      hội sách
      cuộc thi thả diều
      đêm nhạc
      phiên chợ quê
      lễ hội mùa gặt
      buổi múa rối nước
      hội đèn lồng
      cuộc thi nấu ăn
      buổi chiếu phim
      hội hóa trang
      triển lãm thủ công
      chương trình múa
      cuộc thi vẽ
      chợ sách cũ
      buổi hòa nhạc
      hội ẩm thực
      triển lãm hoa
      cuộc thi kể chuyện
    `,
    'event-does': `
      diễn ra sôi nổi
      thành công tốt đẹp
      bắt đầu đúng giờ
      đông người tham dự
      được chào đón
      mở cửa tự do
      khép lại bằng điệu múa
      trở lại lần nữa
      kết thúc sớm
      kéo dài đến chiều
    `,
    'event-where': `
      ở quảng trường
      bên bờ hồ
      ở sân trường
      trước nhà văn hóa
      trong công viên
      ở bãi đất rộng
      bên bờ sông
      trước bảo tàng
      gần bãi biển
      trong vườn bách thảo
    `,
    'event-time': `
      hôm qua
      chiều qua
      tuần trước
      tháng trước
      thứ bảy vừa rồi
      năm nay
      năm ngoái
      ngày nghỉ vừa qua
      cuối tuần qua
      chủ nhật vừa qua
    `,
    adverse: `
      mưa lất phất
      trời hơi âm u
      gió khá mạnh
      đèn tắt một lúc
      sân khấu khá nhỏ
      chỗ ngồi có hạn
      mưa chưa tạnh hẳn
      trời hơi lạnh
      thời tiết thất thường
      thời gian chuẩn bị ngắn
      đường đến hơi xa
      lối vào hơi hẹp
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      nói
      bảo
      cười nói
      khẽ nói
      đáp
      thì thầm
    `,
    tone: `
      thật vui
      thật bình thản
      với nụ cười
      mắt sáng lên
      giọng nhẹ nhàng
      đầy hy vọng
      rất lịch sự
      nửa đùa nửa thật
      rồi ngoảnh lại
      vẻ háo hức
      rất ân cần
      giọng ấm áp
    `,
    promise: `
      ngày mai mình
      chiều nay mình
      tuần sau chúng mình
      lần sau mình
      lát nữa mình
      cuối tuần này mình
      từ mai mình
      xong việc mình
    `,
    will: `
      sẽ
      có thể
      nhất định sẽ
    `,
    'why-not': `
      sao mình không
      hay là mình cùng
      bạn có muốn
      mình có thể
      có ai muốn
    `,
    who: `
      ai
      ai đã
      còn ai
      không biết ai
    `,
    wonder: `
      thích biết bao khi được
      vui biết mấy khi
      còn gì bằng được
      thật thú vị khi
      tuyệt biết bao khi được
    `,
    beauty: `
      cảnh đẹp
      không khí trong lành
      khung cảnh yên bình
      bầu trời xanh
      nắng chiều đẹp
      gió mát
      cảnh vật nên thơ
      chân trời rộng
      nước trong
      hàng cây xanh
      hoa thơm
      mây trắng
    `,
    'beauty-much': `
      quá
      biết bao
      thật
      làm sao
    `,
    spot: `
      bên hồ này
      trên đồi chè
      ở làng mình
      gần thác nước
      trong thung lũng này
      dưới chân đồi
      ở bãi biển này
      trên con đường này
      bên kia sông
      trong khu vườn này
      ở vùng quê này
      trên cánh đồng này
    `,
  },

  statements: `
    {time}, {person} {trait} {verb.T} {object.T}.
    {time}, {person} {verb.T} {object.T} {kind.T}.
    {person} {trait} vừa {verb.T} {object.T} vừa {while}.
    {person} {feeling} sau khi {verb.T} {object.T} {kind.T}.
    sau khi {verb.T} {object.T} {kind.T}, {person} {next}.
    trước khi {next}, {person} {verb.T} {object.T} {place.T}.
    khi {while-nature}, {person} đang {verb.T} {object.T} {place.T}.
    {while-nature} khi {person} {trait} {next}.
    {person} {verb.T} {object.T} {place.T}, còn {person/2} {verb.T/2} {object.T/2}.
    {person} {verb.T} {object.T}, {person/2} {next}, rồi {while-nature}.
    {person} {verb.T} {object.T} {place.T}.
    {person} {trait} {verb.T} {object.T}.
    {person} {verb.T} {object.T} {kind.T}.
    {person} {manner} {verb.T} {object.T}.
    {person} {next}, {person/2} {verb.T} {object.T}.
    {person} {trait} {manner} {next}.
    {person} {trait} {belief} {hobby} {hobby-how} {needs} {virtue}.
    {opinion}, {hobby} {hobby-how} là một {pleasure} {pleasure-like}.
    {hobby} {hobby-how} {needs} {virtue} và {virtue/2}.
    {nature-time}, {nature.N} {does.N} {where.N}.
    {nature.N} {does.N} {where.N}, còn {person} {manner} {next}.
    {nature.N} {does.N} {where.N} khi {person} {verb.T} {object.T}.
    {surface} {lies} {thing}, {thing/2} và {thing/3}.
    {surface} {lies} {thing} và {thing/2} của {person} {trait}.
    {building} {building-like} {building-does}, còn ngoài kia {while-nature}.
    {building} {building-like} {building-does} khi {person} {next}.
    {machine} {machine-like} {machine-does} khi {person} {trait} {next}.
    {vehicle} {vehicle-like} {vehicle-does}, và {person} {trait} {next}.
    {time}, {person} {goes} {to}, {carrying}.
    {person} {goes} {to} {along}, rồi {next-out}.
    {event-time}, {event} {event-where} {event-does} dù {adverse}.
    {event} {event-where} {event-does}, và {person} {feeling}.
    không ai ngờ {person} {trait} từng {verb.T} {object.T} {kind.T}.
    {person} không chỉ {verb.T} {object.T} mà còn {manner} {next}.
    {time}, {person} {trait} {manner} {next}.
  `,
  lively: `
    “{^promise} {will} {verb.T} {object.T} {kind.T} nhé!” {person} {says}.
    “{^why-not} {verb.T} {object.T} {place.T} không?” {person} hỏi {tone}.
    {who} {verb.T} {object.T} {kind.T} {place.T} vậy?
    {wonder} {verb.T} {object.T} {place.T}, vừa làm vừa {while}!
    “{^beauty} {beauty-much} {spot}!” {person} {trait} {says}.
    {person} {trait} có còn {verb.T} {object.T} {place.T} nữa không?
  `,
  words: `
    sách báo chữ thơ truyện bút mực giấy bàn ghế tủ kệ giường gối chăn màn rèm cửa nhà sân vườn
    ngõ phố đường cầu chợ quán hàng tiệm xưởng ga bến tàu xe thuyền đò phà buồm núi đồi rừng
    sông suối hồ ao biển đảo bãi cát đá sỏi đất bùn mây mưa gió nắng sương trăng sao trời chiều
    sáng trưa tối ngày tháng năm tuần giờ phút mùa xuân hạ thu đông hoa lá cây cỏ rễ cành quả
    hạt mầm nụ hương cam quýt bưởi chanh chuối xoài ổi mận đào dưa dừa mít khế vải nhãn lạc ngô
    khoai sắn lúa gạo nếp cơm cháo phở bún canh rau cải hành tỏi gừng nghệ muối mật trà nước sữa
    bánh kẹo trứng đậu chim cò vạc sẻ én gà vịt ngỗng mèo thỏ sóc nai trâu nghé ngựa dê cừu cá
    tôm cua ốc ếch rùa bướm ong kiến ve trống chiêng đàn sáo kèn nhạc hát múa kịch phim tranh
    ảnh màu xanh đỏ vàng trắng nâu hồng xám nhạt đậm to nhỏ dài ngắn cao thấp rộng hẹp nặng nhẹ
    mới cũ trẻ già nhanh chậm nóng lạnh ấm mát khô ướt ngọt bùi cay chua mặn thơm sạch đẹp xinh
    vui hiền ngoan chăm khéo giỏi khỏe đi đứng ngồi nằm chạy nhảy bơi leo trèo bay đọc viết vẽ
    học dạy làm nấu ăn uống ngủ thức cười nói nghe nhìn ngắm nhớ mong chờ đợi tìm thấy mua bán
    đổi cho nhận gửi mang xách gánh kéo đẩy mở đóng bật tắt rửa lau quét giặt phơi may thêu đan
    dệt khâu cắt dán gói buộc trồng tưới tỉa hái gặt ông bà cha mẹ anh chị em cô chú bác cháu
    bạn thầy trò thợ khách làng xóm quê trường lớp thư tin chuyện lời câu tiếng giọng bài số
    hình bóng dáng nét góc cạnh tròn vuông dọc ngang trên dưới trong ngoài trước sau giữa bên
    gần xa
  `,
}
