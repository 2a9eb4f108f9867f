import type { Locale } from '../notation/locale.js'

/**
 * Vietnamese: plain narrative. A topic (read, cook, garden …) holds together what belongs
 * together: `verb`, `object` with its classifier, what is said of it (`kind`) and where it
 * is done, or how (`place`). Words are counted by syllables, so phrases are short.
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
      cô học trò
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
      chị thợ thêu
      bác làm nón
      cô dạy nhạc
      bác gác hải đăng
      anh bưu tá
    `,
    trait: `
      vui tính
      hiền lành
      tốt bụng
      khéo tay
      điềm đạm
      chu đáo
      dễ mến
      đội mũ nồi
      nhân hậu
      ở gần trường
      dí dỏm
      tinh ý
      mến khách
      ở cuối phố
      ở đầu ngõ
      ở xóm trên
      ở xóm dưới
      ở cạnh chợ
      ở gần ga
      ở bên kia sông
      đeo kính tròn
      mặc áo nâu
      mặc áo xanh
      mặc áo len
      mặc áo kẻ
      đi giày vải
      quàng khăn xanh
      ai cũng quý
      yêu thiên nhiên
      quàng khăn nâu
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': `
      đọc
      đọc lại
      lật giở
      nghiền ngẫm
      đọc tiếp
      xem lại
      lần giở
      đọc kỹ
      đọc nốt
      đọc thử
    `,
    'object.read': `
      cuốn tiểu thuyết
      tập thơ
      cuốn sách khoa học
      cuốn tạp chí
      cuốn cẩm nang
      quyển truyện tranh
      tập truyện ngắn
      cuốn sách lịch sử
      cuốn sách nấu ăn
      cuốn du ký
      quyển truyện cổ tích
      cuốn bách khoa thư
      cuốn hồi ký
      quyển truyện phiêu lưu
      cuốn sách về biển
      cuốn sách về hoa
      tập tản văn
      cuốn sách làm vườn
      quyển truyện dài
      tập bút ký
    `,
    'kind.read': `
      cũ
      bìa hồng
      bìa xanh
      bìa vàng
      đã ngả vàng
      yêu thích
      hiếm có
      còn thơm mùi giấy
      mới tái bản
      ít người biết
      mua ở hội sách
      của thư viện
      in chữ to
      rất được ưa chuộng
      in trên giấy đẹp
      mượn của bạn
      dày dặn
      được bạn tặng
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
      ở nhà chờ
      trong lớp học
      trên chiếc võng
      ở góc phòng
    `,

    'verb.write': `
      viết
      soạn
      sửa lại
      chép lại
      trau chuốt
      viết lại
      viết tiếp
      viết nháp
      hoàn thiện
    `,
    'object.write': `
      bức thư
      bài thơ
      bài ký sự
      truyện ngắn
      bài phóng sự
      bản tin
      bài tùy bút
      bài diễn văn
      bản thảo
      bài điểm phim
      bài tản văn
      kịch bản
      chương mở đầu
      bài giới thiệu sách
      bài văn tả cảnh
      bài bình thơ
      câu chuyện cổ tích
      bài cảm nhận
    `,
    'kind.write': `
      thật ngắn gọn
      bằng mực xanh
      bằng bút chì
      bằng bút mực
      rất công phu
      còn dang dở
      trên giấy kẻ
      trong cuốn sổ tay
      với nét chữ đẹp
      trên giấy trắng
      theo lối riêng
      thật rõ ràng
      dài ba trang
      trong quyển vở mới
      thật chỉn chu
      thật giản dị
    `,
    'place.write': `
      bên bàn làm việc
      trong phòng học
      ở quán cà phê
      bên cửa sổ
      trên gác nhỏ
      ở thư viện
      trong căn bếp
      ngoài ban công
      trên tàu hỏa
      ở góc vườn
      trong văn phòng
      ngoài hiên nhà
    `,

    'verb.cook': `
      làm
      chuẩn bị
      chế biến
      nếm thử
      tập làm
      làm thử
      làm thêm
      thử làm
    `,
    'object.cook': `
      món canh chua
      món nem rán
      món phở gà
      món bún riêu
      món cá kho
      món đậu sốt
      món xôi gấc
      món bánh cuốn
      món mì xào
      món súp ngô
      món trứng rán
      món cà tím nướng
      món bánh xèo
      món canh bí
      món rau xào
      món cháo đậu
      món bún chả
      món bánh khoai
      món cơm rang
      món gà nướng
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
      đúng vị quê
      cho lũ trẻ
      giản dị
      theo công thức mới
      ngon lành
      cho bạn cũ
      vừa chín tới
    `,
    'place.cook': `
      trong căn bếp
      ở quán nhỏ
      ngoài sân
      bên bếp lửa
      ở căn bếp cũ
      trong nhà ăn
      dưới mái hiên
      ở bếp sau
      trong gian bếp ấm
      trên sân thượng
      ở nhà bạn
      bên bếp than
    `,
    'verb.garden': `
      nhặt cỏ cho
      tưới
      chăm sóc
      bón phân cho
      chăm chút
      tưới nước cho
      xới đất cho
      chăm bón
      vun xới
    `,
    'object.garden': `
      khóm hồng
      giàn mướp
      luống rau cải
      cây bưởi
      khóm cúc
      bụi sả
      giàn hoa giấy
      cây khế
      luống cà chua
      cây mai
      khóm trúc
      cây quất
      luống xà lách
      cây ổi
      giàn bầu
      luống bắp cải
      bụi hoa nhài
      cây xoài con
      cây chanh
      khóm lay ơn
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
      bên hồ
      đầu hồi nhà
      ven ao
      cạnh bờ tường
      trong vườn nhà
      ở góc vườn
      của hàng xóm
      mới trồng
    `,
    'place.garden': `
      cùng lũ trẻ
      đúng cách
      cùng cả nhà
      cùng mấy người bạn
      như thường lệ
      lúc trời mát
      với đôi găng cũ
      theo sách hướng dẫn
      theo cách mới
      theo lối xưa
      cùng bạn bè
      giúp người quen
    `,

    'verb.mend': `
      sửa
      sửa lại
      lau chùi
      kiểm tra
      lau sạch
      tháo rời
      lắp lại
      sửa thử
      sửa giúp
    `,
    'object.mend': `
      chiếc xe đạp
      chiếc đồng hồ
      cái quạt
      chiếc máy khâu
      chiếc ghế mây
      cái tủ gỗ
      chiếc đèn bàn
      cái cân
      chiếc ghế gấp
      cây đàn
      chiếc máy chữ
      cái máy bơm
      chiếc tàu đồ chơi
      chiếc máy ảnh
      cái tủ sách
      chiếc hộp nhạc
      chiếc xe đẩy
      cái khung cửi
      chiếc đài
      cái bàn gấp
    `,
    'kind.mend': `
      cũ kỹ
      của hàng xóm
      màu xanh
      phủ đầy bụi
      của gia đình
      mua từ lâu
      của nhà trường
      nhỏ gọn
      để lâu không dùng
      của một người bạn
      bạn cũ để lại
      đã dùng nhiều năm
      bị bỏ quên
      mới mua lại
      mang từ quê lên
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
      ở góc nhà
    `,

    'verb.craft': `
      làm
      trang trí
      thiết kế
      hoàn thiện
      làm thử
      tập làm
      tự làm
      làm thêm
    `,
    'object.craft': `
      chiếc đèn lồng
      chiếc giỏ mây
      tấm khăn trải bàn
      chiếc khăn len
      tấm rèm
      con diều
      chiếc túi vải
      cuốn sổ vải
      chiếc gối
      chiếc khung ảnh
      tấm chăn
      chiếc hộp gỗ
      chiếc quạt giấy
      chiếc bình gốm
      chiếc chuông gió
      chiếc móc khóa
      chiếc ví
      tấm bưu thiếp
      chiếc khay tre
      chiếc mâm mây
    `,
    'kind.craft': `
      xinh xắn
      nhiều màu
      họa tiết cánh bướm
      họa tiết bông sen
      họa tiết lá tre
      rất độc đáo
      cầu kỳ
      đơn giản
      để làm quà
      cho triển lãm
      cho hội chợ
      theo mẫu mới
      màu nhã
      màu nghệ
      nhỏ nhắn
      theo lối xưa
    `,
    'place.craft': `
      ở xưởng nhỏ
      trong làng nghề
      ngoài hiên
      bên cửa sổ
      trong lớp thủ công
      ở góc phòng
      trên chiếc chiếu
      ở nhà văn hóa
      bên chiếc bàn dài
      trong phòng khách
      ngoài ban công
      ở nhà bạn
    `,

    'verb.music': `
      hát
      tập hát
      nghe
      nghe lại
      hát lại
      ngân nga
      thu âm
      hát thử
    `,
    'object.music': `
      bài dân ca
      điệu lý
      bài hát ru
      bài đồng dao
      điệu hò
      bài ca mùa gặt
      bài ca đi biển
      bài hát thiếu nhi
      bài hát cũ
      bài hát về sông
      bài hát về mẹ
      khúc ca mùa xuân
      bài hát về biển
      bài ca mùa hạ
    `,
    'kind.music': `
      quen thuộc
      dễ nhớ
      dễ thuộc
      của quê hương
      cho đêm diễn
      ai cũng thích
      trong trẻo
      rất xưa
      mộc mạc
      êm tai
      thân thương
      học ở trường
      nhiều người ưa thích
      giản dị
      bạn cũ từng dạy
    `,
    'place.music': `
      ở sân khấu nhỏ
      ở nhà văn hóa
      trong phòng nhạc
      ngoài quảng trường
      bên hồ
      trong công viên
      ở phòng thu
      trước hiên nhà
      ở hội trường
      trong quán trà
      ở sân trường
      trong vườn
    `,

    'verb.draw': `
      vẽ
      vẽ lại
      phác họa
      ký họa
      khắc họa
      tập vẽ
      vẽ thử
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
      thửa ruộng bậc thang
      cây đa
      cổng làng
      cánh buồm
    `,
    'kind.draw': `
      trong sương
      xa xa
      lúc bình minh
      lúc hoàng hôn
      sau cơn mưa
      nhìn từ trên cao
      buổi xế chiều
      đầy nắng
      trong nắng sớm
      khi chiều xuống
      dưới trời xanh
      vào mùa thu
      nhìn từ xa
      trong ký ức
      qua khung cửa
    `,
    'place.draw': `
      bằng màu nước
      bằng than
      bằng bút chì màu
      bằng mực nho
      trên giấy dó
      cho cuốn lịch
      cho triển lãm
      trên nền lụa
      bằng phấn màu
      trên tấm vải
      trên giấy thô
      bằng bút sắt
    `,

    'verb.trade': `
      mua
      chọn
      mua thêm
      chọn mua
      hỏi mua
      đi mua
      lựa
    `,
    'object.trade': `
      chùm nhãn
      rổ xoài
      nải chuối
      mớ rau muống
      cân cam
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
      gói cà phê
      bó rau thơm
      túi hạt sen
    `,
    'kind.trade': `
      cho hàng xóm
      giá phải chăng
      loại ngon nhất
      cho bữa tiệc
      cho người thân
      vừa đủ dùng
      theo lời dặn
      như đã hứa
      cho cả nhà
      của người quen
      từ miền quê
      mang về quê
      cho khách xa
      cho bạn cũ
      còn rất ngon
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
      ở sạp quen
      ở chợ đầu mối
      ở góc phố
    `,

    // ── Time, manner, company ───────────────────────────────────────────────
    time: `
      sáng hôm ấy
      chiều hôm ấy
      sáng hôm qua
      chiều hôm qua
      hôm kia
      mỗi sáng
      mỗi chiều
      chủ nhật vừa rồi
      cuối tuần qua
      thứ hai đầu tuần
      sáng thứ bảy
      một buổi sáng
      một buổi chiều
      sau bữa sáng
      trước giờ cơm trưa
      từ sáng sớm
      gần trưa
      lúc xế chiều
      hai hôm trước
      hôm nay
      dạo này
      thỉnh thoảng
      hầu như mỗi ngày
      những lúc rảnh
      vào ngày nghỉ
      trong giờ nghỉ
      khi trời còn mát
      hôm trước
      sớm nay
      chiều nay
      một ngày đẹp trời
      vào cuối tuần
    `,
    manner: `
      thong thả
      vui vẻ
      nhẹ nhàng
      bình thản
      khoan thai
      chậm rãi
      tươi tỉnh
      ung dung
      từ tốn
      thảnh thơi
      thư thái
      tươi cười
      nhẩn nha
      nhàn nhã
    `,
    // What one can do beside anything else.
    while: `
      mỉm cười
      đợi bạn
      ngắm mây trời
      tận hưởng làn gió
      nghĩ về chuyến đi
      nhớ về quê nhà
      liếc nhìn đồng hồ
      nhìn ra ngoài sân
      chờ nắng lên
      nhớ chuyện ngày xưa
      nghĩ đến bạn cũ
      ngóng ra đầu ngõ
      đón gió mát
      ngắm vườn cây
      chờ khách đến
      mơ về biển xanh
      ngắm nắng vàng
      ngắm phố xá
      trông chừng chú mèo
      nghĩ đến kỳ nghỉ
    `,
    next: `
      đi bộ về nhà
      ngồi nghỉ một lát
      pha một ấm trà
      rửa bộ ấm chén
      gọi điện cho bạn
      đóng hết cửa sổ
      mở hết cửa sổ
      quét sân
      ghé nhà hàng xóm
      đạp xe về nhà
      nghỉ dưới bóng cây
      cất gọn đồ đạc
      dạo bước ven sông
      dọn lại bàn
      cho cá ăn
      ra đón khách
      rót đầy bình nước
      ghé qua bưu điện
      uống một cốc nước
      dọn dẹp nhà cửa
      khoác thêm áo
      buông rèm xuống
      ra vườn hái rau
      thay nước bình hoa
      xếp lại giá sách
      dạo quanh xóm
      đọc báo một lát
      gọt một đĩa xoài
      rửa chồng bát
      mua ít quà
      lau lại cửa kính
      gấp quần áo
    `,
    also: `
      quét sân
      dọn dẹp nhà cửa
      lau lại cửa kính
      cho cá ăn
      giúp hàng xóm
      pha trà mời khách
      đón khách
      gấp quần áo
      xếp lại giá sách
      thay nước bình hoa
      trông nhà giúp bạn
      hái rau cho cả nhà
      phơi chăn màn
      chuẩn bị bữa trưa
      nấu cơm cho cả nhà
      rửa bộ ấm chén
    `,
    feeling: `
      thấy nhẹ nhõm
      rất hài lòng
      trông rất vui
      trông thật bình thản
      tỏ ra thích thú
      đầy hào hứng
      vô cùng phấn khởi
      cười thật tươi
      gật đầu hài lòng
      cảm thấy thư thái
      thấy khoan khoái
      vui cả ngày
      có vẻ hài lòng
      thấy vui trong lòng
      thấy dễ chịu
    `,
    belief: `
      tin rằng
      biết rằng
      hiểu rằng
      nhận ra rằng
      hay nói rằng
      thừa nhận rằng
      cho rằng
      nghĩ rằng
      thấy rằng
      vẫn bảo rằng
    `,
    hearsay: `
      nghe nói
      ai cũng biết
      hình như
      dường như
      nghe đâu
      người ta kể rằng
      nhiều người bảo rằng
    `,
    hobby: `
      đọc sách
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
      cắm hoa
      đan giỏ
      học ngoại ngữ
      nặn gốm
      chèo thuyền
      trồng lan
      làm bánh
      xếp giấy
    `,
    pursuit: `
      nấu ăn
      làm vườn
      vẽ tranh
      đan len
      chơi đàn
      chụp ảnh
      câu cá
      kể chuyện
      chơi cờ
      thêu thùa
      múa rối
      cắm hoa
      đan giỏ
      học ngoại ngữ
      nặn gốm
      trồng lan
      làm bánh
      xếp giấy
      làm đồ gỗ
      dệt vải
      nuôi cá cảnh
      luyện chữ đẹp
      khắc gỗ
      may vá
    `,
    'hobby-how': `
      lúc rảnh rỗi
      cùng gia đình
      vào cuối tuần
      sau giờ làm
      mỗi buổi sáng
      cùng bạn cũ
      không vội vàng
      từ thuở nhỏ
      đều đặn mỗi ngày
      trong kỳ nghỉ
      cùng người thân
      vào buổi chiều
    `,
    needs: `
      cần
      đòi hỏi
      rèn luyện
      luôn cần đến
      dạy cho ta
      giúp ta có
    `,
    virtue: `
      sự kiên nhẫn
      tính kỷ luật
      óc quan sát
      tính cẩn thận
      sự tập trung
      sự chăm chỉ
      sự điềm tĩnh
      sự khéo léo
      sự tinh tế
      sự linh hoạt
      tinh thần lạc quan
      sự nhạy bén
      lòng quyết tâm
      sự chỉn chu
    `,
    opinion: `
      hóa ra
      tất nhiên
      quả thật
      xem ra
      theo nhiều người
      với không ít người
      như các cụ vẫn nói
      từ xưa đến nay
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
      thú vui
      sở thích
      cách thư giãn
    `,
    'pleasure-like': `
      giản dị
      đáng quý
      nhẹ nhàng
      bổ ích
      chẳng tốn kém
      hợp mọi lứa tuổi
      đáng để thử
      giúp lòng thư thái
      rất lành mạnh
      dễ bắt đầu
      gắn kết mọi người
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    'while-nature': `
      gió thổi nhè nhẹ
      mây trôi lững lờ
      trời quang đãng
      chim hót ríu rít
      sương bắt đầu tan
      nắng lên dần
      không khí mát dịu
      lá cây xào xạc
      bóng nắng ngả dài
      cầu vồng hiện ra
      chuồn chuồn bay thấp
      tiếng ve râm ran
      chân trời ửng hồng
      gà gáy vang
      mùi cỏ thoảng bay
      bướm lượn bên giậu
      sương đọng trên lá
      ếch kêu râm ran
      nắng vờn trên lá
      chim sẻ sà xuống
      lá vàng rơi nhẹ
      nắng trải khắp vườn
      hương lúa thoang thoảng
      sáo diều vi vu
    `,
    'nature.water': `
      dòng sông
      con suối
      con kênh
      dòng nước
      nhánh sông
      con lạch nhỏ
      con ngòi nhỏ
      dòng suối nhỏ
    `,
    'does.water': `
      chảy êm đềm
      lấp lánh
      rì rào
      soi bóng mây
      trong veo
      uốn lượn
      mát lạnh
      lặng lẽ trôi
    `,
    'where.water': `
      dưới chân đồi
      sau lũy tre
      dưới chân cầu
      giữa cánh đồng
      ven khu rừng
      bên xóm nhỏ
      giữa thung lũng
      sau dãy nhà sàn
      bên bãi ngô
      bên vườn chuối
    `,
    'nature.air': `
      cơn gió nhẹ
      làn gió mát
      gió nồm
      gió heo may
      ngọn gió lành
      gió nam
      làn gió dịu
      luồng gió mát
    `,
    'does.air': `
      lướt qua
      thổi qua
      mơn man
      làm mát
      ghé thăm
      nhè nhẹ thổi qua
      vờn trên
      lùa qua
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
      lớp sương mờ
      làn mưa bụi
      màn mưa bụi
      làn sương nhẹ
      lớp sương bạc
    `,
    'does.mist': `
      phủ lên
      bao quanh
      dần lan khắp
      ôm lấy
      giăng khắp
      trùm lên
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
      làng chài
      cao nguyên
      quảng trường
      rừng thông
      khúc sông
      cánh đồng
      khu phố cổ
    `,
    'nature.animal': `
      chú mèo mướp
      con chim sẻ
      chú sóc nâu
      chú thỏ trắng
      con nghé nhỏ
      đàn vịt con
      mấy con gà
      đàn ngỗng
      chú cún con
      chú chim sâu
      đôi bồ câu
      chú gà trống
      chú mèo vàng
      con gà mái
      đàn gà con
      con bê vàng
      chú mèo tam thể
      đàn chim sẻ
      chú dê con
      mấy chú cún
    `,
    'does.animal': `
      loanh quanh
      quanh quẩn
      dừng lại
      ngó nghiêng
      thong dong
      nghỉ chân
      ghé chơi
      thơ thẩn
      chơi đùa
      tung tăng
      lặng im
      tha thẩn
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
      bên bờ hồ
      giữa đám cỏ
      trước hiên nhà
      cạnh đống rơm
    `,
    'nature.plant': `
      cây phượng
      cây đa già
      hàng bàng
      rặng tre
      cây hoa sữa
      cây bằng lăng
      cây gạo
      cây me
      cây xoan
      cây sấu
      hàng phi lao
      cây nhãn
      cây xà cừ
      rặng dừa
    `,
    'does.plant': `
      đung đưa
      khẽ lay động
      khẽ rung rinh
      tỏa bóng mát
      xanh mướt
      rì rào
      đón nắng
      đón gió
      ngả bóng
      lặng yên
    `,
    'where.plant': `
      bên đường làng
      trước nhà văn hóa
      bên bờ hồ
      ở sân trường
      cạnh sân bóng
      trên triền đồi
      ở sau nhà
      gần cổng làng
      trong công viên
      bên giếng nước
      ở góc xóm
      bên bến sông
      ở đầu làng
      cạnh bờ ruộng
    `,
    'nature-time': `
      mấy hôm nay
      mỗi sớm mai
      mỗi buổi chiều
      lúc này
      không ai hay
      chẳng bao lâu sau
      thi thoảng
      đâu đó
      cứ đến mùa này
      hôm nào cũng vậy
      sáng hôm ấy
      chiều hôm ấy
      sớm hôm sau
      một buổi sáng
      một buổi chiều
      hôm nay
      cuối tuần qua
    `,

    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      trên mặt bàn gỗ
      ở ngăn kệ dưới
      trong chiếc tủ cũ
      bên cửa sổ
      ở góc phòng
      trên bậu cửa
      trên ghế dài
      sau cánh cửa
      dưới gầm thang
      cạnh máy khâu
      trên kệ sách
      trên chiếc chiếu
      trên nóc tủ
      trên giá gỗ
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
      chiếc hộp nhạc nhỏ
      đôi găng tay
      cuộn chỉ
      cây nến
      cây bút chì
      chiếc khăn quàng
      bó hoa khô
      hộp bút màu
      chồng báo
      túi bi ve
      lọ mực
      chiếc chuông nhỏ
    `,
    building: `
      nhà ga
      thư viện
      nhà văn hóa
      rạp hát
      hiệu sách
      quán trà
      bảo tàng
      xưởng mộc
      bưu điện
      quán cà phê
      xưởng gốm
      tiệm ảnh
      cửa hàng hoa
      tiệm bánh
      tiệm may
      quán ăn
      phòng tranh
      rạp chiếu phim
    `,
    'building-like': `
      ở cuối đường
      bên bờ sông
      bên kia phố
      dưới chân đồi
      gần bến cảng
      cạnh công viên
      mới sơn
      tường trắng
      xây từ lâu
      gần quảng trường
      hai tầng
      lợp ngói đỏ
      nhìn ra hồ
      lâu đời
    `,
    'building-does': `
      lúc nào cũng đông
      vừa mở cửa lại
      trông thật sáng sủa
      rợp bóng cây
      gợi nhiều kỷ niệm
      đón nhiều khách
      mát mẻ và yên tĩnh
      hiếm khi vắng khách
      là chốn gặp gỡ quen thuộc
      vẫn giữ nét xưa
      có không khí ấm cúng
      đáng để ghé thăm
    `,
    machine: `
      cái quạt
      chiếc máy khâu
      chiếc máy in
      chiếc máy giặt
      cái máy bơm
      chiếc máy xay
      chiếc máy hút bụi
      cái quạt trần
      chiếc máy cắt cỏ
      chiếc máy sấy
    `,
    'machine-like': `
      cũ kỹ
      màu xanh
      màu đỏ
      nhỏ gọn
      đời cũ
      của hàng xóm
      mới mua
      của gia đình
      vừa sửa xong
    `,
    'machine-does': `
      kêu khe khẽ
      chạy đều đều
      rung nhẹ
      bỗng dừng lại
      chạy trở lại
      chạy êm ru
      bắt đầu chạy
      kêu rè rè
    `,
    vehicle: `
      chuyến xe buýt
      chuyến xe khách
      chuyến phà
      chuyến tàu
      chuyến đò
      chuyến tàu thủy
    `,
    'vehicle-like': `
      kín chỗ
      gần như trống
      từ thành phố
      ai cũng mong
      tiếp theo
      quen thuộc
      từ phía nam
      về phố
      đầu tiên
    `,
    'vehicle-does': `
      đến đúng giờ
      khởi hành đúng giờ
      đến sớm hơn
      chạy chậm rãi
      lại đi qua
      rốt cuộc cũng đến
      vừa đi khuất
      trễ năm phút
      sắp khởi hành
    `,
    waits: `
      ngồi đọc báo
      đứng chờ bạn
      chụp vài tấm ảnh
      nhìn theo mãi
      tìm chỗ ngồi
      uống cốc nước
      gọi điện cho bạn
      hỏi thăm người quen
      xem bảng giờ
      vẫy tay chào
      ngắm nhìn xung quanh
      mua chai nước
      xem lại tấm vé
      trò chuyện đôi câu
      mở cuốn sách ra
      lấy chiếc ô ra
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: `
      đi bộ
      đi
      thả bộ
      rảo bước
      tản bộ
    `,
    to: `
      ra chợ
      ra bãi biển
      ra ga
      đến thư viện
      đến trường
      về quê
      về làng
      lên đồi chè
      ra quảng trường
      đến bảo tàng
      ra bờ hồ
      đến hiệu sách
      ra bến cảng
      vào rừng thông
      đến thác nước
      đến nhà văn hóa
      lên ngọn đồi
    `,
    along: `
      qua cây cầu treo
      qua cánh đồng
      dọc bờ sông
      men theo con kênh
      theo lối nhỏ
      qua vườn cây
      qua con hẻm
      theo đường tắt
      trong sương sớm
      vòng quanh sân bóng
      dưới hàng cây
      qua bến đò
    `,
    carrying: `
      tay cầm ô
      mang theo cơm nắm
      ôm tập vẽ
      đội mũ rộng vành
      đeo ba lô
      tay xách giỏ
      mang túi cam
      mang theo tin vui
      cầm bản đồ
      mang cây đàn
      đeo máy ảnh
      xách cặp lồng
      quàng khăn len
      ôm bó hoa
    `,
    'next-out': `
      gọi điện cho bạn
      ngồi nghỉ một lát
      uống cốc nước
      chụp vài tấm ảnh
      gặp người quen
      mua chai nước
      nghỉ chân
      ghi vài dòng
      đứng hóng gió
      thong thả trở về
      hỏi thăm bạn bè
      tìm chỗ mát
      mua ít quà
      vẽ vài nét
      trò chuyện đôi câu
      đợi một người bạn
      ăn trưa với bạn
    `,
    event: `
      hội sách
      cuộc thi thả diều
      buổi ca nhạc
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
      phiên chợ sách cũ
      buổi hòa nhạc
      hội ẩm thực
      triển lãm hoa
      cuộc thi kể chuyện
    `,
    'event-does': `
      diễn ra sôi nổi
      thành công tốt đẹp
      bắt đầu đúng giờ
      rất đông người dự
      được mọi người khen
      mở cửa tự do
      diễn ra suôn sẻ
      rất đông vui
      thu hút nhiều người
      để lại ấn tượng đẹp
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
      tuần trước
      tháng trước
      thứ bảy vừa rồi
      năm ngoái
      ngày nghỉ vừa qua
      cuối tuần qua
      chủ nhật vừa qua
      hôm kia
      hai tuần trước
    `,
    adverse: `
      mưa lất phất
      trời hơi âm u
      gió khá mạnh
      mưa chưa tạnh hẳn
      trời hơi lạnh
      thời tiết thất thường
      thời gian chuẩn bị ngắn
      đường đến hơi xa
      lối vào hơi hẹp
      trời nhiều mây
      nắng khá gắt
      trời se lạnh
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      nói
      reo lên
      khẽ nói
      vui vẻ nói
      mỉm cười nói
      hào hứng nói
    `,
    tone: `
      bằng giọng vui vẻ
      thật bình thản
      với nụ cười
      với ánh mắt vui
      bằng giọng nhẹ nhàng
      đầy hy vọng
      rất lịch sự
      nửa đùa nửa thật
      với vẻ háo hức
      rất ân cần
      bằng giọng ấm áp
      với vẻ tò mò
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
      cùng
      sẽ cùng
      cùng nhau
      sẽ
      lại cùng
    `,
    'why-not': `
      có ai muốn
      có ai thích
      mình có nên
      cả nhà có muốn
      mọi người có muốn
      mọi người có thích
      mình có thể
      có ai định
    `,
    who: `
      ai
      ai đã
      ai vừa
      ai từng
      còn ai
    `,
    wonder: `
      thích biết bao khi được
      vui biết mấy khi được
      còn gì bằng được
      thật thú vị khi được
      tuyệt biết bao khi được
      thích nhất là được
    `,
    pastime: `
      đọc sách
      nghe nhạc
      chơi cờ
      hát dân ca
      nghe kể chuyện
      đi dạo
      ngắm chim
      ngắm mây trời
      chơi đàn
      uống trà
      dạo chơi
      nghe chim hót
      đạp xe
      thả diều
      ngắm cảnh
      nằm võng
    `,
    company: `
      cùng bạn cũ
      cùng gia đình
      cùng người thân
      cả buổi sáng
      cả buổi chiều
      mỗi cuối tuần
      cùng hàng xóm
      một buổi
    `,
    beauty: `
      cảnh đẹp
      không khí trong lành
      khung cảnh yên bình
      bầu trời xanh
      nắng chiều đẹp
      gió mát
      cảnh vật nên thơ
      nắng dịu
      khung cảnh thơ mộng
      mây trời đẹp
      phong cảnh hữu tình
      trời trong
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
      gần thác nước này
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
    {person} {verb.T} {object.T}, {person/2} {next}, còn ngoài kia {while-nature}.
    {person} {verb.T} {object.T} {place.T}.
    {person} {trait} {verb.T} {object.T}.
    {person} {verb.T} {object.T} {kind.T}.
    {person} {manner} {verb.T} {object.T}.
    {person} {next}, còn {person/2} {verb.T} {object.T}.
    {person} {trait} {manner} {next}.
    {person} {trait} {belief} {pursuit} {hobby-how} {needs} {virtue}.
    {opinion}, {hobby} {hobby-how} là một {pleasure} {pleasure-like}.
    {pursuit} {hobby-how} {needs} {virtue} và {virtue/2}.
    {nature-time}, {nature.N} {does.N} {where.N}.
    {nature.N} {does.N} {where.N}, còn {person} {manner} {next}.
    {nature.N} {does.N} {where.N} khi {person} {verb.T} {object.T}.
    {surface} {lies} {thing}, {thing/2} và {thing/3}.
    {surface} {lies} {thing} và {thing/2} của {person} {trait}.
    {person} {trait} {belief} {building} {building-like} {building-does}.
    {time}, {person} ghé {building} {building-like} rồi {next-out}.
    {machine} {machine-like} {machine-does} khi {person} {trait} đang {also}.
    {vehicle} {vehicle-like} {vehicle-does}, còn {person} {trait} {waits}.
    {time}, {person} {goes} {to}, {carrying}.
    {person} {goes} {to} {along}, rồi {next-out}.
    {event-time}, {event} {event-where} {event-does} dù {adverse}.
    {event} {event-where} {event-does}, và {person} {feeling}.
    {hearsay} {person} {trait} vẫn {verb.T} {object.T} {place.T}.
    {person} không chỉ {verb.T} {object.T} mà còn {also}.
    {time}, {person} {trait} {manner} {next}.
  `,
  lively: `
    “{^promise} {will} {verb.T} {object.T} {kind.T} nhé!” {person} {says}.
    “{^why-not} {verb.T} {object.T} {place.T} không?” {person} hỏi {tone}.
    {who} {verb.T} {object.T} {kind.T} {place.T} vậy?
    {wonder} {pastime} {company} {spot}, rồi {next-out}!
    “{^spot} {beauty} {beauty-much}!” {person} {trait} {says}.
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
